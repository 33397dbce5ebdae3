export { FAULTS, type Fault } from './faults';
export { openFaultyHost, type FaultyHost } from './faulty-host';
export { openFaultyProxy } from './faulty-proxy';
export type { FaultyServer, Hits } from './faulty-server';
export { FUTURE_REMOTE, writeFutureRegistry } from './future-registry';
export { writeFaultyRelease, type FaultyCode, type ReleaseFaults } from './faulty-release';
export { removeFolder } from './remove-folder';
export { writeTinyRemote, type TinyRemote } from './tiny-remote';
