import { z } from 'zod';
import { ConfigurationError } from '../../../platform/configuration';
import { isLocalHostName } from '../sessions/own-computer';

/** The mail server and sender of emails. */
export interface MailSettings {
  host: string;
  port: number;
  /**
   * `from the start` is implicit TLS (smtps), `STARTTLS` upgrades the connection and sends nothing without, `off` uses
   * no TLS.
   */
  tls: 'from the start' | 'STARTTLS' | 'off';
  credentials: { user: string; pass: string } | undefined;
  /** The sender: the display name and the address. */
  from: { name: string; address: string };
}

const DEFAULT_PORTS = { 'smtps:': 465, 'smtp:': 587 };

const URL_MESSAGE =
  'SMTP_URL must be an address such as smtps://user:password@mail.example.org or smtp://mail.example.org:587.';

const urlSchema = z
  .string()
  .refine((text) => URL.canParse(text), URL_MESSAGE)
  .transform((text) => new URL(text))
  .refine(
    ({ protocol, hostname, pathname, hash }) =>
      protocol in DEFAULT_PORTS && hostname !== '' && /^\/?$/.test(pathname) && hash === '',
    URL_MESSAGE,
  )
  .refine(
    ({ username, password }) => isDecodable(username + password),
    'SMTP_URL must have a user and password in which %, @, : and / are written as %25, %40, %3A and %2F.',
  )
  .refine(
    ({ search }) => /^(\?tls=off)?$/.test(search),
    'SMTP_URL takes nothing behind its host but ?tls=off, for a server on this computer.',
  )
  .refine(
    ({ search, hostname, protocol }) =>
      search === '' || (protocol === 'smtp:' && isLocalHostName(hostOf(hostname))),
    'SMTP_URL may say tls=off only for smtp:// and a server on this computer: emails hold links that sign in.',
  );

const FROM_MESSAGE = 'MAIL_FROM must be the sender of emails, such as Signpost <no-reply@example.org>.';

const fromSchema = z
  .string({ error: `${FROM_MESSAGE} It is needed with SMTP_URL.` })
  .transform((text) => /^(?:([^<>"\r\n]*?)\s*<([^<>\s]+)>|([^<>\s]+))$/.exec(text.trim()))
  .transform((found) => ({ name: found?.[1] ?? '', address: found?.[2] ?? found?.[3] ?? '' }))
  .refine(({ address }) => z.email().safeParse(address).success, FROM_MESSAGE);

/** Settings of email. `npm run references` writes docs/settings.md from their descriptions. */
export const mailSettings = z.object({
  SMTP_URL: urlSchema.meta({
    description:
      'Mail server: `smtps://user:password@mail.example.org` (port 465), or `smtp://…` (port 587), which must offer STARTTLS. `?tls=off` is for a server on the same computer only. Without it no email is sent.',
    whenAbsent: 'none',
  }),
  MAIL_FROM: fromSchema.meta({
    description: 'Sender of emails, such as `Signpost <no-reply@example.org>`.',
    whenAbsent: 'required with `SMTP_URL`',
  }),
});

const isDecodable = (text: string): boolean => {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
};

/** URL normalises the hosts of special schemes only. */
const hostOf = (hostname: string) => hostname.toLowerCase();

/**
 * Reads `SMTP_URL` and `MAIL_FROM` from an environment without blanks; returns undefined without `SMTP_URL`. Throws
 * ConfigurationError.
 */
export const readMailSettings = (environment: NodeJS.ProcessEnv): MailSettings | undefined => {
  if (environment['SMTP_URL'] === undefined) return undefined;
  const { data, error } = mailSettings.safeParse(environment);
  if (error) throw new ConfigurationError(error.issues.map(({ message }) => message).join('\n'));
  const { protocol, hostname, port, search, username, password } = data.SMTP_URL;
  return {
    host: hostOf(hostname).replace(/^\[|\]$/g, ''),
    port: Number(port) || DEFAULT_PORTS[protocol as keyof typeof DEFAULT_PORTS],
    tls: search === '?tls=off' ? 'off' : protocol === 'smtps:' ? 'from the start' : 'STARTTLS',
    credentials:
      username === ''
        ? undefined
        : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    from: data.MAIL_FROM,
  };
};
