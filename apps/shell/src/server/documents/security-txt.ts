import type { Document } from './send-document';

/** The contact for security problems and its expiry date. */
export interface SecurityContact {
  /** A `mailto:` or `https:` address; defaults to the mailbox of RFC 2142, `security@` the site's host. */
  readonly contact?: string | undefined;
  /** Defaults to half a year from today. */
  readonly expires?: Date | undefined;
}

const DAY_MS = 86_400_000;

/** Returns the end of the day `days` from now, so that the text changes only once a day. */
const endOfDay = (now: number, days: number): Date =>
  new Date((Math.floor(now / DAY_MS) + days + 1) * DAY_MS - 1_000);

/** Returns `/.well-known/security.txt` (RFC 9116); null after the configured expiry date. */
export const securityTxt = (
  site: URL,
  { contact, expires }: SecurityContact,
  now: number = Date.now(),
): Document | null => {
  const until = expires ?? endOfDay(now, 180);
  if (until.getTime() <= now) return null;
  return {
    body: [
      `Contact: ${contact ?? `mailto:security@${site.hostname.replace(/^www\./, '')}`}`,
      `Expires: ${until.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
      '',
    ].join('\n'),
    type: 'text/plain; charset=utf-8',
    maxAge: 86_400,
  };
};
