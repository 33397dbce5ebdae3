import { pictureNumber } from './picture-number';

/** A default picture: for which thing, from which set, in which shape. */
export interface DefaultPicture {
  /** What the picture is picked by, such as the thing's id. */
  readonly seed: string;
  readonly type: 'tile' | 'image' | 'banner';
  /** The set's name, such as `medicine`; without it the set of no category. */
  readonly category?: string;
}

/** The path of a default picture on the API host (C-23); add `?w=` for a width. */
export const defaultPicture = ({ seed, type, category }: DefaultPicture): string => {
  const folder = category === undefined ? '' : `/${encodeURIComponent(category)}`;
  return `/themes/custom/ucas/images/default-images${folder}/${type}s/default-${type}${pictureNumber(seed)}.webp`;
};
