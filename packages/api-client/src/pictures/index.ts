export { defaultPicture, type DefaultPicture } from './default-picture';
export { pictureNumber, PICTURES_IN_A_SET } from './picture-number';
