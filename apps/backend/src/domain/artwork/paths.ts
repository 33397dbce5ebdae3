import type { CategoryName } from './catalogue';
import type { ImageType } from './drawing/frame';
import type { ImageFormat } from './image-format';

/** The base path of all artwork. */
export const IMAGES_PATH = '/themes/custom/ucas/images';

/** The paths of a provider's tile and banner by its eight-character id; add `?w=` for a width. */
export const providerImagePaths = (shortId: string): { image: string; banner: string } => {
  const folder = `${IMAGES_PATH}/providers/${shortId}`;
  return { image: `${folder}/tile.webp`, banner: `${folder}/banner.webp` };
};

/** The paths of an employer's logo, tile and banner by its alias; add `?w=` for a width. */
export const employerImagePaths = (alias: string): { logo: string; tile: string; banner: string } => {
  const folder = `${IMAGES_PATH}/employers/${alias}`;
  return { logo: `${folder}/logo.webp`, tile: `${folder}/tile.webp`, banner: `${folder}/banner.webp` };
};

const GALLERY_TEXTS = [
  'Drawing: buildings and paths seen from above',
  'Drawing: a row of buildings in the evening',
  'Drawing: high ground crossed by a route',
  'Drawing: lines that meet at one stop',
];

/** An employer's gallery: four drawings, each with its alternative text. */
export const employerGallery = (alias: string): { url: string; alt: string }[] =>
  GALLERY_TEXTS.map((alt, index) => ({
    url: `${IMAGES_PATH}/employers/${alias}/gallery-${index + 1}.webp`,
    alt,
  }));

/** Identifies a default picture: number `n` is 1 to 10, `category` null means the set without a category. */
export interface DefaultImage {
  category: CategoryName | null;
  type: ImageType;
  n: number;
  format: ImageFormat;
}

/** The path of a default picture (C-23); add `?w=` for a width. */
export const defaultImagePath = ({ category, type, n, format }: DefaultImage): string => {
  const folder = category === null ? '' : `/${category}`;
  return `${IMAGES_PATH}/default-images${folder}/${type}s/default-${type}${n}.${format}`;
};
