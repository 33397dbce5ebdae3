// The apps' own parsers decide which deployed settings are valid.
/* eslint-disable @nx/enforce-module-boundaries */
import { readConfiguration } from '../../apps/backend/src/platform/configuration';
import { readIdentityConfiguration } from '../../apps/backend/src/domain/identity/configuration';
import { readConfig } from '../../apps/shell/src/server/config';
import { readWorkerSettings } from '../../apps/shell/src/server/workers/settings';
import { DockerfileParser, Env, From } from 'dockerfile-ast';
import { SETTINGS, text } from './read';

type App = keyof typeof SETTINGS;

/** Parses settings with the app's own code. Throws with the app's message when they are invalid. */
export const parseSettings = (app: App, settings: Readonly<Record<string, string>>): void => {
  const production = { ...settings, NODE_ENV: 'production' };
  if (app === 'shell') {
    readConfig(production);
    readWorkerSettings(production);
  } else {
    readConfiguration(production);
    readIdentityConfiguration(production);
  }
};

/** Names among settings that the app never reads. */
export const unknownSettings = (app: App, settings: Readonly<Record<string, string>>): string[] =>
  Object.keys(settings).filter((name) => !SETTINGS[app].includes(name));

/** Settings whose default suits a deployment, with the reason. A deployment must set every other one. */
const OPTIONAL_SETTINGS: Readonly<Record<App, Readonly<Record<string, string>>>> = {
  shell: {
    ALGOLIA_APPLICATION_ID: 'only where searches go to Algolia',
    ALGOLIA_HOSTS: "Algolia's own",
    ALGOLIA_INDEX_SUFFIX: 'only where searches go to Algolia',
    ALGOLIA_SEARCH_KEY: 'only where searches go to Algolia',
    API_CALLS_A_MINUTE: 'wide enough for a school behind one address',
    APP_MODE: 'only for a site inside an app',
    EMBED_FROM_LOCALHOST: 'for development alone',
    EMBED_PARTNERS: 'only with sites that embed this one',
    GIGYA_API_KEY: 'only where accounts are kept by Gigya',
    GIGYA_DATA_CENTRE: 'only where accounts are kept by Gigya',
    LOG_LEVEL: 'a line for each answer',
    LOGIN_REQUIRED: 'off: saving needs no account',
    MICRO_CACHE: 'on',
    OFFLINE_PAGES: 'on: visitors choose it themselves',
    TEST_LANGUAGE: 'off: for tests',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'only with a collector',
    PRODUCTION_HOST: 'only where search keeps indexes for production apart',
    RELEASE_ORIGINS: 'releases lie in the store',
    SECURITY_CONTACT: "made from the site's host",
    SECURITY_EXPIRES: 'half a year on',
    SILENT_SECONDS: 'longer than any page computes',
    XRAY: 'off in production',
  },
  backend: {
    EMBED: 'only for a site inside another',
    EMBED_PARTNERS: 'only with sites that embed this one',
    IDENTITY_HASH_MIB: 'as strong as is advised',
    IDENTITY_OUTBOX: 'for development alone',
    LOG_LEVEL: 'a line for each answer',
    PUBLIC_URL: "the site's own origin",
    SEARCH_DOMAIN: 'only with a separate course search site',
    SERVICES_DOMAIN: "the site's own origin",
  },
};

/** Settings that an app's image sets, by name. */
const imageSettings = (app: App): Readonly<Record<string, string>> => {
  const instructions = DockerfileParser.parse(text('deploy/Dockerfile')).getInstructions();
  const begin = instructions.findIndex((one) => one instanceof From && one.getBuildStage() === app);
  const rest = instructions.slice(begin + 1);
  const next = rest.findIndex((one) => one instanceof From);
  return Object.fromEntries(
    (next < 0 ? rest : rest.slice(0, next))
      .filter((one) => one instanceof Env)
      .flatMap((one) => one.getProperties())
      .map((property) => [property.getName(), property.getValue() ?? '']),
  );
};

/** Settings that a deployment must set and does not, neither for the container nor in the image. */
export const missingSettings = (app: App, settings: Readonly<Record<string, string>>): string[] => {
  const all = { ...imageSettings(app), ...settings };
  return SETTINGS[app].filter((name) => !all[name] && !(name in OPTIONAL_SETTINGS[app]));
};

/** Names in the list of optional settings that the app no longer reads. */
export const outdatedOptional = (app: App): string[] => unknownSettings(app, OPTIONAL_SETTINGS[app]);

/** Settings whose values must not be in the repository. */
export const SECRETS = ['DATABASE_URL', 'OPERATOR_TOKEN', 'POSTGRES_PASSWORD', 'SMTP_URL'] as const;
