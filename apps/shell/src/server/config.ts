import { z } from 'zod';
import { partners } from './embed/partners';
import { registryKeys, releaseOrigins } from './registry/settings';

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4200),
  HOST: z.string().default('127.0.0.1'),
  /** Where the API is; the shell passes /api, /themes and their like on to it. */
  BACKEND_URL: z.url(),
  /** Folder or http address that holds the registry and the releases. */
  RELEASE_STORE: z.string().default('.signpost/releases'),
  /** Folder for verified releases; keep it between restarts. */
  RELEASE_CACHE: z.string().default('.signpost/release-cache'),
  /** Public keys of who may sign the registry and previews, with commas between; without one the registry is taken as it is. */
  REGISTRY_KEYS: z.string().default('').pipe(registryKeys),
  /** Origins beside the store's own that releases with an address of their own may come from. */
  RELEASE_ORIGINS: releaseOrigins.optional(),
  /** The public origin, for canonical links. */
  SITE_URL: z.url().optional(),
  /** Who hears of security problems, in security.txt: a `mailto:` or `https:` address. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must be a mailto: or https: address')
    .optional(),
  /** Until when that is certain, as `2027-06-30` or with a time. */
  SECURITY_EXPIRES: z
    .union([z.iso.date(), z.iso.datetime()], 'must be a day such as 2027-06-30')
    .transform((text) => new Date(text))
    .optional(),
  /** The one host that is production: there, search asks the indexes with the suffix `_prod` (K-10). */
  PRODUCTION_HOST: z.string().optional(),
  /** The application at Algolia that searches go to, and its search-only key; without them the backend's own search is asked. */
  ALGOLIA_APPLICATION_ID: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, 'must be letters and digits')
    .optional(),
  ALGOLIA_SEARCH_KEY: z
    .string()
    .regex(/^[\w+/=-]+$/, 'must be a search-only API key')
    .optional(),
  /** What the names of Algolia's indexes end with on hosts that are not `PRODUCTION_HOST`. */
  ALGOLIA_INDEX_SUFFIX: z
    .string()
    .regex(/^_\w+$/, 'must be such as _staging')
    .optional(),
  /** Origins that are asked in turn in place of Algolia's own hosts. */
  ALGOLIA_HOSTS: partners.pipe(z.array(z.string()).min(1)).optional(),
  /** The site's key at SAP Customer Data Cloud (Gigya), when accounts are kept there and not by the backend. */
  GIGYA_API_KEY: z.string().min(1).optional(),
  GIGYA_DATA_CENTRE: z
    .string()
    .regex(/^[a-z]{2}\d$/, 'must be such as eu1')
    .default('eu1'),
  /** `on` when only people who are signed in may save things (S-04); else a list without an account is kept on the device. */
  LOGIN_REQUIRED: z.enum(['on', 'off']).default('off'),
  /** `on` when the site is shown inside an app, which brings the navigation (B-13). */
  APP_MODE: z.enum(['on', 'off']).default('off'),
  /** The sites that may frame pages and read widgets' data: origins, with commas or spaces between. */
  EMBED_PARTNERS: z.string().default('').pipe(partners),
  /** `off` renders every page afresh. */
  MICRO_CACHE: z.enum(['on', 'off']).default('on'),
  /** What operators type to read `/status` and `/metrics`. Without it both answer on this machine only. */
  OPERATOR_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** `on` lets developers look at the regions of a page with `?xray`. */
  XRAY: z.enum(['on', 'off']),
  /** The collector that gets traces and metrics by OTLP over HTTP, such as `http://localhost:4318`. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** Whose word on the visitor's address is taken: addresses, networks, or names such as `uniquelocal`, with commas between. */
  TRUSTED_PROXIES: z
    .string()
    .regex(/^[\w.:/, ]+$/, 'must be addresses, networks or names such as uniquelocal')
    .default('loopback'),
  /** Calls of the API that one address may make in a minute; `0` for any number. */
  API_CALLS_A_MINUTE: z.coerce.number().int().min(0).default(6_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Settings that mean nothing unless another one is given too. */
const NEEDED_WITH = {
  ALGOLIA_APPLICATION_ID: 'ALGOLIA_SEARCH_KEY',
  ALGOLIA_SEARCH_KEY: 'ALGOLIA_APPLICATION_ID',
  ALGOLIA_INDEX_SUFFIX: 'ALGOLIA_APPLICATION_ID',
  ALGOLIA_HOSTS: 'ALGOLIA_APPLICATION_ID',
} as const;

const schema = settings.superRefine((given, context) => {
  for (const name of Object.keys(NEEDED_WITH) as (keyof typeof NEEDED_WITH)[]) {
    const needed = NEEDED_WITH[name];
    if (given[name] !== undefined && given[needed] === undefined)
      context.addIssue({ code: 'custom', path: [needed], message: `must be given too, because ${name} is` });
  }
});

/** The shell's configuration, from the environment. */
export type Config = z.infer<typeof schema>;

/** Reads the configuration. Throws one line for each setting that is wrong. X-ray is off in production unless it is named. */
export const readConfig = (environment: NodeJS.ProcessEnv): Config => {
  const xray = environment['NODE_ENV'] === 'production' ? 'off' : 'on';
  const result = schema.safeParse({ XRAY: xray, ...environment });
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
};
