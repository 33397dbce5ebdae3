export {
  createFederationHost,
  type FederationHost,
  type Provided,
  type ReleaseIntegrity,
} from './federation-host';
export { loadScriptEntry } from './script-entry';
