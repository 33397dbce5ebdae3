import { safeHtml } from '../markdown/safe-html';

export { safeHtml };

/** The policy names registered here, for the header: `trusted-types signpost default dompurify 'allow-duplicates'`. */
export const POLICY_NAMES = ['signpost', 'default'] as const;

type Policy = Pick<TrustedPolicy, 'createHTML'>;
interface TrustedPolicy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}
interface PolicyFactory {
  createPolicy: (name: string, rules: Partial<TrustedPolicy>) => TrustedPolicy;
}

// TypeScript's DOM library has no types for Trusted Types yet.
const factory = () => (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

let policy: Policy | undefined;

/** Converts rich text to HTML that a browser with Trusted Types accepts; returns the string elsewhere. */
export const trustedHtml = (html: string): string => {
  policy ??= factory()?.createPolicy('signpost', { createHTML: safeHtml }) ?? { createHTML: safeHtml };
  return policy.createHTML(html);
};

/**
 * Sets how a browser with Trusted Types handles strings that libraries inject: HTML must be rich text, a script must
 * come from one of the `origins` (this page's own is always allowed), and text never becomes a script. Call it once,
 * before any other code; it does nothing in a browser without Trusted Types.
 */
export const installDefaultPolicy = (origins: readonly string[] = []): void => {
  const home = window.location.href;
  const allowed = new Set([new URL(home).origin, ...origins]);
  factory()?.createPolicy('default', {
    createHTML: safeHtml,
    createScriptURL: (url) => {
      if (allowed.has(new URL(url, home).origin)) return url;
      throw new TypeError(`A script from ${new URL(url, home).origin} is not allowed here`);
    },
  });
};
