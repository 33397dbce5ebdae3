// What is deployed must be what the apps accept, and only they know what that is.
/* eslint-disable @nx/enforce-module-boundaries */
import { readConfiguration } from '../../apps/backend/src/configuration';
import { readIdentityConfiguration } from '../../apps/backend/src/identity/configuration';
import { readConfig } from '../../apps/shell/src/server/config';
import { readWorkerSettings } from '../../apps/shell/src/server/workers/settings';
import { SETTINGS } from './read';

type App = keyof typeof SETTINGS;

/** Reads settings as the app itself will. Throws with the app's own words when they are wrong. */
export const readAs = (app: App, settings: Readonly<Record<string, string>>): void => {
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
export const unread = (app: App, settings: Readonly<Record<string, string>>): string[] =>
  Object.keys(settings).filter((name) => !SETTINGS[app].includes(name));
