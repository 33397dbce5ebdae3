export {
  createFederationHost,
  type FederationHost,
  type LoadEntry,
  type LoadOptions,
  type Provided,
  type ReleaseIntegrity,
} from './federation-host';
export { loadScriptEntry } from './script-entry';
