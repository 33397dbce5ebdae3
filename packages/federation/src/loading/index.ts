export { openRemoteSet, type RemoteSet } from './remote-set';
export type { ActiveRemote, ActiveRemotes, RetiredRemote, RemoteEvent, Refusal, Refuses } from './active';
export { monotonicBreaker } from './monotonic-breaker';
export { hiddenProblems } from './claims/restrict-claims';
export type { LoadedRemote } from './loaded-remote';
export type { ScriptPosition, SourcePositions } from './cache/source-positions';
