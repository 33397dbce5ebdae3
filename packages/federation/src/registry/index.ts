export { registryDocument, remoteConfig, releaseManifest, releaseRef } from './schema';
export type {
  Assets,
  RegistryDocument,
  RegistryInput,
  ReleaseManifest,
  ReleaseRef,
  Retirement,
  Revision,
  RemoteChange,
  RemoteEntry,
} from './schema';
export {
  EMPTY_REGISTRY,
  parseManifest,
  parseReleaseRef,
  parseRegistry,
  type ParsedRegistry,
} from './parse-registry';
export type { RegistryProblem } from './problem';
export { builderOf, commitOf, provenance, type Provenance } from './provenance';
export { isApprovedBy, signApproval, signEntry, signRights } from './rights/sign';
export { registryRights, type RegistryRights, type RemoteRights } from './rights/schema';
export { entryProblem, keysThatMayRelease } from './rights/check-entry';
export { hasRights } from './rights/verify-entries';
export {
  readRegistry,
  registryLocation,
  verifyAndParse,
  releaseLocation,
  REGISTRY_FILE,
  type ReadOptions,
} from './source';
export { expectNoDowngrade, watchRegistry, type WatchEvents, type WatchOptions } from './watch';
export {
  keyIdOf,
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
  claimProblems,
  conflictsWithShell,
  claimsOf,
  heldClaims,
  isGivenAway,
  recordOwned,
  refusedClaims,
  type ClaimConflict,
  type ClaimingRelease,
} from './claims';
export { embedClaim, embeddedFiles, EMBED_PREFIX } from './embedded-files';
export { claimsOverlap, namesOverlap, type Claim } from './claims-overlap';
export { remoteName } from './primitives';
export { hasPartialFlags, resolveSettings, type ResolvedSettings } from './settings/resolve';
export type { SettingValues } from './settings/schema';
export { isSettingValue, parseSettingValue, settingText } from './settings/value';
export { jsonSchemas, SCHEMA_FOLDER } from './json-schemas';
