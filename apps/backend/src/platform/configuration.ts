import { z } from 'zod';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const ADDRESS =
  'must be an http(s) address with an optional path, such as https://example.org, or be left out.';

/** An address of another site of the deployment, without the slash at its end; empty when it is left out. */
const siteAddress = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} ${ADDRESS}` })
    .refine((text) => !/[?#@]/.test(text), `${name} ${ADDRESS}`)
    .transform((text) => text.replace(/\/+$/, ''))
    .default('');

/** The backend's settings. `npm run references` writes docs/settings.md from their descriptions. */
export const backendSettings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'PORT must be a whole number from 0 to 65535.')
    .transform(Number)
    .pipe(z.number().max(65_535, 'PORT must be a whole number from 0 to 65535.'))
    .default(4210)
    .meta({ description: 'Port to listen on. `0` takes a free port.', allowed: '0 to 65535' }),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'DATABASE_URL must begin with postgres:// or be left out.' })
    .optional()
    .describe(
      'Address of a PostgreSQL server (15 or newer), `postgres://…`. Without it the embedded database is used.',
    ),
  DATA_DIR: z
    .string()
    .default('.signpost/data')
    .describe('Folder of the embedded database and of generated pictures. Only one backend may use it.'),
  API_URL: siteAddress('API_URL').describe(
    "Address of the API for browsers, where its pictures are too: `apiUrl` of `/api/settings`. It must allow calls from the site's origin (CORS). Without it browsers use the site's own origin.",
  ),
  SERVICES_URL: siteAddress('SERVICES_URL').describe(
    "Address of course details, historic grades and provider status: `servicesDomain` of `/api/settings`. It must allow calls from the site's origin (CORS). Without it they are at the API.",
  ),
  COURSE_SEARCH_URL: siteAddress('COURSE_SEARCH_URL').describe(
    'Address of a course search site, to which the beta of the course search (B-04) and courses by id alone (B-05) redirect: `searchDomain` of `/api/settings`. Without it the pages of this site are used.',
  ),
  CAREERS_FINDER_URL: siteAddress('CAREERS_FINDER_URL').describe(
    'Address of a careers finder site, to which links to all apprenticeships lead. Without it the pages of this site are used.',
  ),
  ACCOUNTS_URL: siteAddress('ACCOUNTS_URL').describe(
    'Address of an accounts site, to which links to sign in, register and the account lead. Without it the pages of this site are used.',
  ),
  EMBED: z
    .enum(['true', 'false'], { error: 'EMBED must be true or false.' })
    .default('false')
    .transform((text) => text === 'true')
    .describe('Value that `/api/settings` returns to browsers.'),
  LOG_LEVEL: z
    .enum(LEVELS, { error: `LOG_LEVEL must be one of ${LEVELS.join(', ')}.` })
    .default('info')
    .describe('Lowest level of log lines that are written.'),
});

export type Configuration = z.infer<typeof backendSettings>;

/** A setting has an invalid value; the message says what to change. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/** Reads the configuration from the environment; an empty variable counts as absent. Throws ConfigurationError. */
export const readConfiguration = (environment: NodeJS.ProcessEnv): Configuration => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = backendSettings.safeParse(given);
  if (error) throw new ConfigurationError(error.issues.map(({ message }) => message).join('\n'));
  return data;
};
