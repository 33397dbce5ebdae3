import { splitAddress } from '@signpost/language/runtime';
import { z } from 'zod';

/** Scheme, host and optional port. Allows no wildcard and no `;`, which have a meaning in headers. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/;

const isOrigin = (text: string): boolean =>
  ORIGIN.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** The account pages that a framed page opens in a window for signing in. */
const SIGN_IN_WINDOW = /^\/account\/[\w-]+\?popup=1$/;

/**
 * Returns whether the page of an address, in any language, is a sign-in window opened by a frame in a partner's page.
 * The window sends the session to the frame, so it must not have a Cross-Origin-Opener-Policy that separates them.
 */
export const isSignInWindow = (address: string, origins: readonly string[]): boolean =>
  origins.length > 0 && SIGN_IN_WINDOW.test(splitAddress(address).path);

/** Parses the origins of the partner sites, separated by commas or spaces. */
export const partners = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().refine(isOrigin, 'must be origins such as https://www.school.example')));

/** Whether an origin is this computer's, on any port. */
const LOCALHOST = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** The same as sources of a content security policy, which match any port. */
const LOCALHOST_SOURCES = ['http://localhost:*', 'http://127.0.0.1:*'];

/** The sites that may embed widgets: partners, and pages on localhost where development is allowed. */
export interface WidgetHosts {
  readonly partners: readonly string[];
  readonly localhost: boolean;
}

/** Whether pages of an origin may read the data of widgets. */
export const mayEmbed = ({ partners, localhost }: WidgetHosts, origin: string): boolean =>
  partners.includes(origin) || (localhost && LOCALHOST.test(origin));

/** Returns the origins, and patterns of origins, that may show a widget's page in a frame. */
export const widgetAncestors = ({ partners, localhost }: WidgetHosts): readonly string[] =>
  localhost ? [...partners, ...LOCALHOST_SOURCES] : partners;

/** Returns the `frame-ancestors` of a page that partners and the site itself may show in a frame. */
export const ancestorsOf = (origins: readonly string[]): string => ["'self'", ...origins].join(' ');
