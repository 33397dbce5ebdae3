export { EMPTY_REGISTRY, registryDocument, remoteConfig, releaseManifest, releaseRef } from './schema';
export type { Assets, RegistryDocument, ReleaseManifest, ReleaseRef } from './schema';
export { readRegistry, registryLocation, releaseLocation, REGISTRY_FILE } from './source';
export { watchRegistry, type WatchEvents } from './watch';
export { jsonSchemas, SCHEMA_FOLDER } from './json-schemas';
