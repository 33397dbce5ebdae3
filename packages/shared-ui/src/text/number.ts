export { grouped } from '@signpost/language/runtime';
