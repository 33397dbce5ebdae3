import { onApiHost } from '@signpost/api-client/base';
import { pictureNumber } from './picture-number';

/** Selects a default picture: its seed, set and shape. */
export interface DefaultPicture {
  /** The seed of the selection, such as the record's id. */
  readonly seed: string;
  readonly type: 'tile' | 'image' | 'banner';
  /** The set's name, such as `medicine`; without it the set without a category. */
  readonly category?: string;
}

/** The address of a default picture on the API host (C-23); add `?w=` for a width. */
export const defaultPicture = ({ seed, type, category }: DefaultPicture): string => {
  const folder = category === undefined ? '' : `/${encodeURIComponent(category)}`;
  return onApiHost(
    `/themes/custom/ucas/images/default-images${folder}/${type}s/default-${type}${pictureNumber(seed)}.webp`,
  );
};
