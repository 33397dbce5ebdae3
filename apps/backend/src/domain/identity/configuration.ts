import { z } from 'zod';
import { ConfigurationError } from '../../platform/configuration';
import type { MailSettings } from './mail/mail-settings';
import { readMailSettings } from './mail/mail-settings';
import { isLocalHostName } from './sessions/own-computer';

const isOrigin = (text: string) =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Settings of the identity service. `npm run references` writes docs/settings.md from their descriptions. */
export const identitySettings = z.object({
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'SITE_URL must be an address such as https://www.example.org.' })
    .optional()
    .meta({
      description:
        'Public address of the site, the same as for the shell: links in emails lead there, and only its pages may change data. With `https:` cookies are `Secure`.',
      whenAbsent: '`http://localhost:4200`',
    }),
  NODE_ENV: z.string().optional().describe('`production` refuses settings that are for development.'),
  IDENTITY_OUTBOX: z
    .enum(['true', 'false'], { error: 'IDENTITY_OUTBOX must be true or false.' })
    .default('false')
    .transform((text) => text === 'true')
    .describe(
      'For development without `SMTP_URL`: `true` shows emails at `/account/outbox` to requests from the same computer. Refused in production unless `SITE_URL` is at localhost.',
    ),
  IDENTITY_HASH_MIB: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'IDENTITY_HASH_MIB must be a whole number from 1 to 9999.')
    .default('64')
    .transform(Number)
    .meta({
      description: 'Memory for hashing one password, in MiB. In production at least 19.',
      allowed: '1 to 9999',
    }),
  EMBED_PARTNERS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((origins) => origins.every(isOrigin), {
      error: 'EMBED_PARTNERS must be origins such as https://www.school.example.',
    })
    .describe(
      'Origins in whose pages visitors may sign in, separated by commas or spaces: the same as for the shell. Removing one ends the sessions there.',
    ),
});

/** OWASP's minimum for argon2id. */
const MIN_HASH_MEBIBYTES = 19;

export interface IdentityConfiguration {
  /** The site's origin as browsers see it: only its pages may change data, and links in emails point to it. */
  site: string;
  /** Whether cookies are sent over https only. */
  secure: boolean;
  /** Whether emails can be read at this computer's own address: for development, where none are sent. */
  showOutbox: boolean;
  /** How emails are sent; undefined where none are, and they only stay in the database. */
  mail: MailSettings | undefined;
  /** Memory for hashing one password; the time grows with it. */
  hashMebibytes: number;
  /** Origins of the partner sites in whose pages people may sign in. */
  partners: readonly string[];
}

/** SITE_URL must be set explicitly: a site without one may be at any address. */
const isLocal = (site: string | undefined) => site !== undefined && isLocalHostName(new URL(site).hostname);

/**
 * Reads the identity service's configuration from the environment; blank values count as absent. Throws
 * ConfigurationError.
 */
export const readIdentityConfiguration = (environment: NodeJS.ProcessEnv): IdentityConfiguration => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = identitySettings.safeParse(given);
  if (error) throw new ConfigurationError(error.issues.map(({ message }) => message).join('\n'));
  if (data.IDENTITY_OUTBOX && data.NODE_ENV === 'production' && !isLocal(data.SITE_URL))
    throw new ConfigurationError(
      'IDENTITY_OUTBOX shows emails with links that sign in. In production it needs a SITE_URL at localhost.',
    );
  if (data.IDENTITY_HASH_MIB < MIN_HASH_MEBIBYTES && data.NODE_ENV === 'production')
    throw new ConfigurationError(
      `IDENTITY_HASH_MIB makes passwords easy to guess from a stolen database. Use ${MIN_HASH_MEBIBYTES} or more in production.`,
    );
  const mail = readMailSettings(given);
  const { origin, protocol } = new URL(data.SITE_URL ?? 'http://localhost:4200');
  return {
    site: origin,
    secure: protocol === 'https:',
    showOutbox: data.IDENTITY_OUTBOX && mail === undefined,
    mail,
    hashMebibytes: data.IDENTITY_HASH_MIB,
    partners: data.EMBED_PARTNERS,
  };
};
