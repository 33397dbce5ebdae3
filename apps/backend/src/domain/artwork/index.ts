export type { ArtworkCategory, CategoryName } from './catalogue';
export { lineCategories, mediaCategories } from './catalogue';
export type { ImageFormat, ImageWidth } from './image-format';
export { IMAGE_WIDTHS } from './image-format';
export type { ImageType } from './drawing/frame';
export type { DefaultImage } from './paths';
export type { ArtworkEmployer } from './employer-artwork';
export { defaultImagePath, employerGallery, employerImagePaths, providerImagePaths } from './paths';
export type { ArtworkProvider } from './provider-artwork';
