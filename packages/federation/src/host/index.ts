export {
  createFederationHost,
  type FederationHost,
  type LoadEntry,
  type Provided,
  type ReleaseProofs,
} from './federation-host';
export { loadScriptEntry } from './script-entry';
