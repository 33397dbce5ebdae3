export { defaultPicture } from './default-picture';
