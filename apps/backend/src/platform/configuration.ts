import { z } from 'zod';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const address = (name: string) =>
  z.url({
    protocol: /^https?$/,
    error: `${name} must be an address such as https://example.org, or be left out.`,
  });

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
  PUBLIC_URL: address('PUBLIC_URL')
    .optional()
    .describe("Value of `apiUrl` in `/api/settings`. Without it browsers use the site's own origin."),
  SEARCH_DOMAIN: z
    .string()
    .default('')
    .describe(
      "Host or address of a separate course search site, which the beta of the course search (B-04) and courses by id alone (B-05) link to. When empty they link to the site's own pages. Has no effect on Algolia.",
    ),
  SERVICES_DOMAIN: z.string().default('').describe('Value that `/api/settings` returns to browsers.'),
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
