import { z } from 'zod';
import { partners } from './embed/partners';
import { registryKeys, releaseOrigins } from './registry/settings';

/** The shell's settings. `npm run references` writes docs/settings.md from their descriptions. */
export const shellSettings = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(4200)
    .describe('Port to listen on. `0` takes a free port.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on. `0.0.0.0` listens on all.'),
  BACKEND_URL: z
    .url()
    .describe(
      'Address of the backend, to which the shell forwards `/api`, `/graphql`, `/themes` and other API paths.',
    ),
  RELEASE_STORE: z
    .string()
    .default('.signpost/releases')
    .describe('Folder or http(s) address that holds the registry and the releases.'),
  RELEASE_CACHE: z
    .string()
    .default('.signpost/release-cache')
    .describe('Folder for verified releases. Keep it between restarts, one for each machine.'),
  REGISTRY_KEYS: z
    .string()
    .default('')
    .pipe(registryKeys)
    .describe(
      'Public keys that may sign the registry and previews, separated by commas. Without a key the registry is not verified.',
    ),
  RELEASE_ORIGINS: releaseOrigins
    .optional()
    .describe(
      "Origins other than the store's from which releases with an absolute address may be loaded, separated by commas or spaces.",
    ),
  SITE_URL: z.url().optional().meta({
    description: 'Public address of the site, for canonical links. An `https:` address turns HSTS on.',
    whenAbsent: '`http://localhost:<PORT>`',
  }),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must be a mailto: or https: address')
    .optional()
    .meta({
      description:
        'Contact for security problems in `/.well-known/security.txt`: a `mailto:` or `https:` address.',
      whenAbsent: '`mailto:security@` the host of `SITE_URL`',
    }),
  SECURITY_EXPIRES: z
    .union([z.iso.date(), z.iso.datetime()], 'must be a day such as 2027-06-30')
    .transform((text) => new Date(text))
    .optional()
    .meta({
      description:
        'Date until which the contact is valid, such as `2027-06-30`. After it there is no `security.txt`.',
      whenAbsent: 'half a year from today',
    }),
  PRODUCTION_HOST: z
    .string()
    .optional()
    .describe(
      'The one production host, such as `www.example.org`; without a port it is that host on any port. On it, search uses the indexes with the suffix `_prod` (K-10).',
    ),
  ALGOLIA_APPLICATION_ID: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, 'must be letters and digits')
    .optional()
    .describe("Algolia application for searches. Without it the backend's own search is used."),
  ALGOLIA_SEARCH_KEY: z
    .string()
    .regex(/^[\w+/=-]+$/, 'must be a search-only API key')
    .optional()
    .describe(
      'Search-only API key of the Algolia application, required together with it. Every visitor can read it.',
    ),
  ALGOLIA_INDEX_SUFFIX: z
    .string()
    .regex(/^_\w+$/, 'must be such as _staging')
    .optional()
    .describe(
      'Suffix of the names of Algolia indexes on hosts other than `PRODUCTION_HOST`, such as `_staging`.',
    ),
  ALGOLIA_HOSTS: partners.pipe(z.array(z.string()).min(1)).optional().meta({
    description: "Origins to call, in order, in place of Algolia's hosts, separated by commas or spaces.",
    whenAbsent: "Algolia's own",
  }),
  GIGYA_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Site key at SAP Customer Data Cloud (Gigya), if it keeps the accounts. Without it the backend keeps them.',
    ),
  GIGYA_DATA_CENTRE: z
    .string()
    .regex(/^[a-z]{2}\d$/, 'must be such as eu1')
    .default('eu1')
    .describe('Data centre of SAP Customer Data Cloud.'),
  LOGIN_REQUIRED: z
    .enum(['ask', 'strict', 'off'])
    .default('ask')
    .describe(
      'What a visitor without an account has to do to save things (S-04). `ask`: choose once between an account and the device. `strict`: sign in, as always in embed mode. `off`: nothing, they are kept on the device.',
    ),
  APP_MODE: z
    .enum(['on', 'off'])
    .default('off')
    .describe('`on` for a site shown inside an app that provides the navigation (B-13).'),
  EMBED_PARTNERS: z
    .string()
    .default('')
    .pipe(partners)
    .describe(
      'Origins that may frame widgets and read their data, and frame every page in embed mode, separated by commas or spaces.',
    ),
  EMBED_FROM_LOCALHOST: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      '`on` lets pages on `http://localhost` and `http://127.0.0.1`, with any port, embed widgets, for development. `npm start` sets it while the site has no public address.',
    ),
  MICRO_CACHE: z
    .enum(['on', 'off'])
    .default('on')
    .describe('`off` renders every page again for each request.'),
  OFFLINE_PAGES: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      '`off` takes the service worker, and all that it has kept, from every browser within a minute, and offers it to nobody.',
    ),
  OPERATOR_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe(
      'Password of `/status` and `/metrics`, at least 16 characters; the user name is ignored. Without it they answer only requests from the same machine, and only while `SITE_URL` is a loopback address.',
    ),
  TEST_LANGUAGE: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      '`on` also serves every page below `/ar-XB/` in a test language, without scripts: English with accents and longer words, from right to left. For tests.',
    ),
  XRAY: z.enum(['on', 'off']).meta({
    description: '`on` lets developers inspect the regions of a page with `?xray`.',
    whenAbsent: '`on`; `off` with `NODE_ENV=production`',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe(
      'Address of the collector of traces and metrics (OTLP over HTTP), such as `http://localhost:4318`.',
    ),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^[\w.:/, ]+$/, 'must be addresses, networks or names such as uniquelocal')
    .default('loopback')
    .describe(
      'Proxies whose `x-forwarded-*` headers are trusted: addresses, networks, or names such as `uniquelocal`, separated by commas.',
    ),
  API_CALLS_A_MINUTE: z.coerce
    .number()
    .int()
    .min(0)
    .default(6_000)
    .describe('API calls per minute that one address may make, in each worker. `0` means no limit.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Lowest level of log lines that are written.'),
});

/** Settings that require another setting. */
const REQUIRED_WITH = {
  ALGOLIA_APPLICATION_ID: 'ALGOLIA_SEARCH_KEY',
  ALGOLIA_SEARCH_KEY: 'ALGOLIA_APPLICATION_ID',
  ALGOLIA_INDEX_SUFFIX: 'ALGOLIA_APPLICATION_ID',
  ALGOLIA_HOSTS: 'ALGOLIA_APPLICATION_ID',
} as const;

const schema = shellSettings.superRefine((values, context) => {
  for (const name of Object.keys(REQUIRED_WITH) as (keyof typeof REQUIRED_WITH)[]) {
    const required = REQUIRED_WITH[name];
    if (values[name] !== undefined && values[required] === undefined)
      context.addIssue({
        code: 'custom',
        path: [required],
        message: `must be given too, because ${name} is`,
      });
  }
});

/** The shell's configuration, read from environment variables. */
export type Config = z.infer<typeof schema>;

/** Parses the configuration. Throws one line for each invalid setting. X-ray is off by default in production. */
export const readConfig = (environment: NodeJS.ProcessEnv): Config => {
  const xray = environment['NODE_ENV'] === 'production' ? 'off' : 'on';
  const result = schema.safeParse({ XRAY: xray, ...environment });
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
};
