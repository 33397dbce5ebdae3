export { dateNames } from './names';
