export { gigyaAdapter } from './gigya';
