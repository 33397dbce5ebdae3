import { createRequire } from 'node:module';
import path from 'node:path';
import type { RemoteConfig } from '../contract';
import { remoteConfig } from '../registry';

const load = createRequire(__filename);

/** Path of a remote's configuration file. */
export const remoteConfigFile = (folder: string): string => path.join(folder, 'remote.config.ts');

/** Reads a remote's current configuration from disk. Throws when it is invalid. */
export const readRemoteConfig = (folder: string): RemoteConfig => {
  const file = remoteConfigFile(folder);
  Reflect.deleteProperty(load.cache, file);
  return remoteConfig.parse((load(file) as { default: unknown }).default);
};
