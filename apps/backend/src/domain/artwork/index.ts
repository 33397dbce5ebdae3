export type { CategoryName } from './catalogue';
export { lineCategories, mediaCategories } from './catalogue';
export type { ImageType } from './drawing/frame';
export { defaultImagePath, employerGallery, employerImagePaths, providerImagePaths } from './paths';
