import { z } from 'zod';
import { ConfigurationError } from '../../configuration';
import { isOwnComputer } from '../sessions/own-computer';

/** Where and as whom letters are sent. */
export interface MailSettings {
  host: string;
  port: number;
  /** `from the start` is TLS before the first word (smtps), `STARTTLS` goes over to it and sends nothing without, `off` never does. */
  tls: 'from the start' | 'STARTTLS' | 'off';
  credentials: { user: string; pass: string } | undefined;
  /** The sender: the name that people see, and the address. */
  from: { name: string; address: string };
}

const defaultPorts = { 'smtps:': 465, 'smtp:': 587 };

const urlMessage =
  'SMTP_URL must be an address such as smtps://user:password@mail.example.org or smtp://mail.example.org:587.';

const urlSchema = z
  .string()
  .refine((text) => URL.canParse(text), urlMessage)
  .transform((text) => new URL(text))
  .refine(
    ({ protocol, hostname, pathname, hash }) =>
      protocol in defaultPorts && hostname !== '' && /^\/?$/.test(pathname) && hash === '',
    urlMessage,
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
      search === '' || (protocol === 'smtp:' && isOwnComputer(hostOf(hostname))),
    'SMTP_URL may say tls=off only for smtp:// and a server on this computer: letters hold links that sign in.',
  );

const fromMessage = 'MAIL_FROM must be the sender of letters, such as Signpost <no-reply@example.org>.';

const fromSchema = z
  .string({ error: `${fromMessage} It is needed with SMTP_URL.` })
  .transform((text) => /^(?:([^<>"\r\n]*?)\s*<([^<>\s]+)>|([^<>\s]+))$/.exec(text.trim()))
  .transform((found) => ({ name: found?.[1] ?? '', address: found?.[2] ?? found?.[3] ?? '' }))
  .refine(({ address }) => z.email().safeParse(address).success, fromMessage);

const schema = z.object({
  SMTP_URL: urlSchema,
  MAIL_FROM: fromSchema,
});

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}

/** Only special schemes have their hosts put in order by URL. */
const hostOf = (hostname: string) => hostname.toLowerCase();

/**
 * Reads how letters are sent, `SMTP_URL` and `MAIL_FROM`, from an environment without blanks; undefined without
 * `SMTP_URL`. Throws ConfigurationError.
 */
export function readMailSettings(environment: NodeJS.ProcessEnv): MailSettings | undefined {
  if (environment['SMTP_URL'] === undefined) return undefined;
  const { data, error } = schema.safeParse(environment);
  if (error) throw new ConfigurationError(error.issues.map(({ message }) => message).join('\n'));
  const { protocol, hostname, port, search, username, password } = data.SMTP_URL;
  return {
    host: hostOf(hostname).replace(/^\[|\]$/g, ''),
    port: Number(port) || defaultPorts[protocol as keyof typeof defaultPorts],
    tls: search === '?tls=off' ? 'off' : protocol === 'smtps:' ? 'from the start' : 'STARTTLS',
    credentials:
      username === ''
        ? undefined
        : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    from: data.MAIL_FROM,
  };
}
