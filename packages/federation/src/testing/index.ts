export { openFaultyHost, type Fault, type FaultyHost } from './faulty-host';
export { writeTinyRemote } from './tiny-remote';
