import { z } from 'zod';
import { ConfigurationError } from '../configuration';
import type { MailSettings } from './mail/mail-settings';
import { readMailSettings } from './mail/mail-settings';
import { isOwnComputer } from './sessions/own-computer';

const isOrigin = (text: string) =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const schema = z.object({
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'SITE_URL must be an address such as https://www.example.org.' })
    .optional(),
  NODE_ENV: z.string().optional(),
  IDENTITY_OUTBOX: z
    .enum(['true', 'false'], { error: 'IDENTITY_OUTBOX must be true or false.' })
    .default('false')
    .transform((text) => text === 'true'),
  IDENTITY_HASH_MIB: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'IDENTITY_HASH_MIB must be a whole number from 1 to 9999.')
    .default('64')
    .transform(Number),
  EMBED_PARTNERS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((origins) => origins.every(isOrigin), {
      error: 'EMBED_PARTNERS must be origins such as https://www.school.example.',
    }),
});

/** OWASP's least for argon2id. */
const leastHashMebibytes = 19;

export interface IdentityConfiguration {
  /** The site's origin as browsers see it: whose pages may change things, and where links in letters lead. */
  site: string;
  /** Whether cookies travel over https only. */
  secure: boolean;
  /** Whether letters can be read at this computer's own address: for development, where none are sent. */
  showOutbox: boolean;
  /** How letters are sent; undefined where none are, and they only wait in the database. */
  mail: MailSettings | undefined;
  /** Memory that hashing one password takes; its time grows with it. */
  hashMebibytes: number;
  /** Origins of the sites in whose pages people may sign in. */
  partners: readonly string[];
}

/** Said, and not merely left out: a site whose address was forgotten may be anywhere. */
const isLocal = (site: string | undefined) => site !== undefined && isOwnComputer(new URL(site).hostname);

/** Reads the identity service's configuration from the environment, blanks as absent. Throws ConfigurationError. */
export function readIdentityConfiguration(environment: NodeJS.ProcessEnv): IdentityConfiguration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(given);
  if (error) throw new ConfigurationError(error.issues.map(({ message }) => message).join('\n'));
  if (data.IDENTITY_OUTBOX && data.NODE_ENV === 'production' && !isLocal(data.SITE_URL))
    throw new ConfigurationError(
      'IDENTITY_OUTBOX shows letters with links that sign in. In production it needs a SITE_URL at localhost.',
    );
  if (data.IDENTITY_HASH_MIB < leastHashMebibytes && data.NODE_ENV === 'production')
    throw new ConfigurationError(
      `IDENTITY_HASH_MIB makes passwords easy to guess from a stolen database. Use ${leastHashMebibytes} or more in production.`,
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
}
