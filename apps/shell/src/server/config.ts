import { z } from 'zod';
import { partners } from './embed/partners';
import { registryKeys, releaseOrigins } from './registry/settings';

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4200),
  HOST: z.string().default('127.0.0.1'),
  /** The base URL of the API; the shell proxies /api, /themes and similar paths to it. */
  BACKEND_URL: z.url(),
  /** Folder or http URL of the registry and the releases. */
  RELEASE_STORE: z.string().default('.signpost/releases'),
  /** Folder for verified releases; it should persist between restarts. */
  RELEASE_CACHE: z.string().default('.signpost/release-cache'),
  /** Public keys that sign the registry and previews, separated by commas; without one, signatures are not verified. */
  REGISTRY_KEYS: z.string().default('').pipe(registryKeys),
  /** Origins, besides the store's own, that releases with a URL of their own may be fetched from. */
  RELEASE_ORIGINS: releaseOrigins.optional(),
  /** The public origin, for canonical links. */
  SITE_URL: z.url().optional(),
  /** The contact for security problems in security.txt: a `mailto:` or `https:` address. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must be a mailto: or https: address')
    .optional(),
  /** The expiry date of the contact, such as `2027-06-30`, or with a time. */
  SECURITY_EXPIRES: z
    .union([z.iso.date(), z.iso.datetime()], 'must be a day such as 2027-06-30')
    .transform((text) => new Date(text))
    .optional(),
  /** The production host, where search uses the indexes with the suffix `_prod` (K-10). */
  PRODUCTION_HOST: z.string().optional(),
  /** The Algolia application for search; without it, the backend's own search is used. */
  ALGOLIA_APPLICATION_ID: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, 'must be letters and digits')
    .optional(),
  /** The search-only key of the Algolia application. */
  ALGOLIA_SEARCH_KEY: z
    .string()
    .regex(/^[\w+/=-]+$/, 'must be a search-only API key')
    .optional(),
  /** The suffix of Algolia's index names on hosts that are not `PRODUCTION_HOST`. */
  ALGOLIA_INDEX_SUFFIX: z
    .string()
    .regex(/^_\w+$/, 'must be such as _staging')
    .optional(),
  /** Origins that replace Algolia's own hosts, in order of preference. */
  ALGOLIA_HOSTS: partners.pipe(z.array(z.string()).min(1)).optional(),
  /** The site's API key at SAP Customer Data Cloud (Gigya), if accounts are stored there and not in the backend. */
  GIGYA_API_KEY: z.string().min(1).optional(),
  GIGYA_DATA_CENTRE: z
    .string()
    .regex(/^[a-z]{2}\d$/, 'must be such as eu1')
    .default('eu1'),
  /** `on` if saving requires an account (S-04); otherwise a list without an account is stored on the device. */
  LOGIN_REQUIRED: z.enum(['on', 'off']).default('off'),
  /** `on` if the site is shown inside an app, which provides the navigation (B-13). */
  APP_MODE: z.enum(['on', 'off']).default('off'),
  /** The origins that may show pages in a frame and read widgets' data, separated by commas or spaces. */
  EMBED_PARTNERS: z.string().default('').pipe(partners),
  /** `off` disables the page cache. */
  MICRO_CACHE: z.enum(['on', 'off']).default('on'),
  /** The operators' token for `/status` and `/metrics`. Without it, both are available from this machine only. */
  OPERATOR_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** `on` enables X-ray, which shows the regions of a page with `?xray`. */
  XRAY: z.enum(['on', 'off']),
  /** The collector for traces and metrics by OTLP over HTTP, such as `http://localhost:4318`. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** Proxies whose forwarded client IP is trusted: addresses, networks or names such as `uniquelocal`, comma-separated. */
  TRUSTED_PROXIES: z
    .string()
    .regex(/^[\w.:/, ]+$/, 'must be addresses, networks or names such as uniquelocal')
    .default('loopback'),
  /** Maximum API calls per minute from one IP address; `0` for no limit. */
  API_CALLS_A_MINUTE: z.coerce.number().int().min(0).default(6_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Settings that require another setting. */
const REQUIRED_WITH = {
  ALGOLIA_APPLICATION_ID: 'ALGOLIA_SEARCH_KEY',
  ALGOLIA_SEARCH_KEY: 'ALGOLIA_APPLICATION_ID',
  ALGOLIA_INDEX_SUFFIX: 'ALGOLIA_APPLICATION_ID',
  ALGOLIA_HOSTS: 'ALGOLIA_APPLICATION_ID',
} as const;

const schema = settings.superRefine((values, context) => {
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
