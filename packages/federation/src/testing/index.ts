export { FAULTS, type Fault } from './faults';
export { openFaultyHost, type FaultyHost } from './faulty-host';
export { openFaultyProxy } from './faulty-proxy';
export type { FaultyServer, Hits } from './faulty-server';
export { writeSpoiledRelease, type Spoil, type Spoils } from './spoiled-release';
export { writeTinyRemote } from './tiny-remote';
