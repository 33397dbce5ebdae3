import { createRequire } from 'node:module';
import path from 'node:path';
import type { RemoteConfig } from '../contract';

const load = createRequire(__filename);

/** Where a remote's configuration is. */
export const remoteConfigFile = (folder: string): string => path.join(folder, 'remote.config.ts');

/** Reads a remote's configuration as it is saved now. */
export const readRemoteConfig = (folder: string): RemoteConfig => {
  const file = remoteConfigFile(folder);
  Reflect.deleteProperty(load.cache, file);
  return (load(file) as { default: RemoteConfig }).default;
};
