export { openRemoteSet } from './remote-set';
export type { ActiveRemote, ActiveRemotes, RemoteEvent, RemoteSet, RemoteSetOptions } from './remote-set';
export type { LoadedRemote } from './loaded-remote';
