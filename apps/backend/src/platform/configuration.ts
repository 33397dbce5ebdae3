import { z } from 'zod';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const address = (name: string) =>
  z.url({
    protocol: /^https?$/,
    error: `${name} must be an address such as https://example.org, or be left out.`,
  });

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'PORT must be a whole number from 0 to 65535.')
    .transform(Number)
    .pipe(z.number().max(65_535, 'PORT must be a whole number from 0 to 65535.'))
    .default(4210),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'DATABASE_URL must begin with postgres:// or be left out.' })
    .optional(),
  DATA_DIR: z.string().default('.signpost/data'),
  PUBLIC_URL: address('PUBLIC_URL').optional(),
  /** Host or address of the separate course search site (B-04, B-05); the search service is not chosen by it. */
  SEARCH_DOMAIN: z.string().default(''),
  SERVICES_DOMAIN: z.string().default(''),
  EMBED: z
    .enum(['true', 'false'], { error: 'EMBED must be true or false.' })
    .default('false')
    .transform((text) => text === 'true'),
  LOG_LEVEL: z.enum(LEVELS, { error: `LOG_LEVEL must be one of ${LEVELS.join(', ')}.` }).default('info'),
});

export type Configuration = z.infer<typeof schema>;

/** The environment does not make sense; the message says in plain words what to change. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/** Reads the configuration from the environment, blanks as absent. Throws ConfigurationError. */
export const readConfiguration = (environment: NodeJS.ProcessEnv): Configuration => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(given);
  if (error) throw new ConfigurationError(error.issues.map(({ message }) => message).join('\n'));
  return data;
};
