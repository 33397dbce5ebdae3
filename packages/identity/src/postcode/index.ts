export { postcodeCache } from './postcode';
