export { locatePostcode, type Position } from './postcode';
