export { openRemoteSet, type RemoteSet, type RemoteSetOptions } from './remote-set';
export type { ActiveRemote, ActiveRemotes, Canary, RemoteEvent, Role } from './active';
export type { LoadedRemote } from './loaded-remote';
export type { ReleaseSource } from './starter';
