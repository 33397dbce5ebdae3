export { createFederationHost, type FederationHost, type Provided } from './federation-host';
