export { registryDocument, remoteConfig, releaseManifest, releaseRef } from './schema';
export type {
  Assets,
  RegistryDocument,
  RegistryInput,
  ReleaseManifest,
  ReleaseRef,
  RemoteChange,
  RemoteEntry,
} from './schema';
export {
  EMPTY_REGISTRY,
  parseManifest,
  parseReleaseRef,
  parseRegistry,
  type RegistryProblem,
  type ParsedRegistry,
} from './parse-registry';
export { readRegistry, registryLocation, releaseLocation, REGISTRY_FILE, type ReadOptions } from './source';
export { expectNoDowngrade, watchRegistry, type WatchEvents, type WatchOptions } from './watch';
export {
  newKeyPair,
  publicHalf,
  publicKeys,
  signRegistry,
  verifyRegistry,
  type KeyPair,
  type PublicKey,
} from './signature';
export { subresourceIntegrity } from './sha256';
export { fetchWhole } from './fetch-whole';
export {
  claimConflicts,
  claimsOf,
  claimsOverlap,
  heldClaims,
  recordOwned,
  refusedClaims,
  withoutTaken,
  type Claim,
  type ClaimConflict,
} from './claims';
export { jsonSchemas, SCHEMA_FOLDER } from './json-schemas';
