export { defaultPicture } from './default-picture';
export { pictureNumber } from './picture-number';
