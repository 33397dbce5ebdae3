export { EMPTY_REGISTRY, registryDocument, releaseManifest, releaseRef } from './schema';
export type { Assets, RegistryDocument, ReleaseManifest, ReleaseRef } from './schema';
export { readRegistry, registryLocation, releaseLocation, REGISTRY_FILE } from './source';
export { watchRegistry, type WatchEvents } from './watch';
