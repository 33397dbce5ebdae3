import type { IdentityAdapter, Provider } from './port';

/**
 * What an anonymous visitor has to do to save something (S-04). `ask`: choose between an account and the device, whose
 * choice is remembered. `strict`: sign in. `off`: nothing, it is kept on the device.
 */
export type LoginRequirement = 'ask' | 'strict' | 'off';

/** Deployment settings of the identity package. */
export interface IdentityConfiguration {
  readonly provider: Provider;
  /** B-13: the site runs inside an iframe of another site, where the requirement is strict. */
  readonly embedded: boolean;
  /** On the site itself. */
  readonly loginRequired: LoginRequirement;
}

const CONFIGURATION: { -readonly [Key in keyof IdentityConfiguration]: IdentityConfiguration[Key] } = {
  provider: { kind: 'embedded' },
  embedded: false,
  loginRequired: 'off',
};

let opened: Promise<IdentityAdapter> | undefined;

/**
 * Sets the identity configuration. Call it once, before the first `getUserInfo`. Omitted settings keep their values.
 */
export const configureIdentity = (given: Partial<IdentityConfiguration>): void => {
  Object.assign(CONFIGURATION, given);
  opened = undefined;
};

/** What saving requires of an anonymous visitor here (B-13, S-04). */
export const loginRequirement = (): LoginRequirement =>
  CONFIGURATION.embedded ? 'strict' : CONFIGURATION.loginRequired;

/** Whether saving has no other way than to sign in (B-13, S-04). */
export const isLoginRequired = (): boolean => loginRequirement() === 'strict';

/** Whether the site runs inside an iframe of another site. */
export const isEmbedded = (): boolean => CONFIGURATION.embedded;

/** Whether accounts are stored by this site's own service. */
export const hasOwnService = (): boolean => CONFIGURATION.provider.kind === 'embedded';

const open = async (provider: Provider): Promise<IdentityAdapter> => {
  if (provider.kind === 'gigya') {
    const { gigyaAdapter } = await import(/* webpackChunkName: "identity.gigya" */ '../adapters/gigya');
    return gigyaAdapter(provider);
  }
  const { embeddedAdapter } = await import(
    /* webpackChunkName: "identity.embedded" */ '../adapters/embedded'
  );
  return embeddedAdapter();
};

/** Loads the configured adapter on first use; a failed load is retried by the next call. */
export const openAdapter = (): Promise<IdentityAdapter> => {
  opened ??= open(CONFIGURATION.provider).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};
