import type { Document } from './send-document';

/** Who hears of security problems, and until when that is certain. */
export interface SecurityContact {
  /** A `mailto:` or `https:` address; without it the mailbox that RFC 2142 keeps for this: `security@` the site's host. */
  readonly contact?: string | undefined;
  /** Without it, half a year from today: a site that runs vouches for itself. */
  readonly expires?: Date | undefined;
}

const DAY = 86_400_000;

/** The end of the day some days from now, so that the text changes once a day. */
const endOfDay = (now: number, days: number): Date =>
  new Date((Math.floor(now / DAY) + days + 1) * DAY - 1_000);

/** `/.well-known/security.txt` (RFC 9116); null once the day that was configured has passed, for a stale one misleads. */
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
