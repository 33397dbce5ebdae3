export { openRemoteSet, type RemoteSet, type RemoteSetOptions } from './remote-set';
export type {
  ActiveRemote,
  ActiveRemotes,
  RetiredRemote,
  Canary,
  RemoteEvent,
  Refusal,
  Refuses,
  Role,
} from './active';
export type { MissingRemote } from './completeness';
export { monotonicBreaker } from './monotonic-breaker';
export { hiddenProblems } from './restrict-claims';
export type { LoadedRemote } from './loaded-remote';
export type { ReleaseSource } from './evaluate-release';
export type { ScriptPosition, SourcePositions } from './source-positions';
