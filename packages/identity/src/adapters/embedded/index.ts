export { embeddedAdapter } from './embedded';
