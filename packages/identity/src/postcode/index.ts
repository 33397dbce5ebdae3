export { postcodeCache, type FoundPostcode } from './postcode';
