export { createFederationHost, type FederationHost, type LoadEntry, type Provided } from './federation-host';
export { loadScriptEntry } from './script-entry';
