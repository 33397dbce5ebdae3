import {
  isSavedPageKind,
  isSavedWithProvider,
  savedPageId,
  titleWithProvider,
} from '@signpost/api-client/page-urls';
import type { SearchHit } from '@signpost/api-client/search';
import { toggleFavourite, type FavouriteKind, type Favourites, type SavedItem } from '@signpost/identity';

const FAVOURITE_KIND: Readonly<Partial<Record<SearchHit['kind'], FavouriteKind>>> = {
  courses: 'courses',
  universities: 'unis',
  careers: 'careerCareers',
  career_pathways: 'careerPathways',
  subject_guides: 'subjects',
  location_guides: 'locations',
};

/** Converts a record to its saved form: pages by their node id; null for a record that cannot be saved. */
export const savedOf = (
  hit: SearchHit,
): { readonly kind: FavouriteKind; readonly item: SavedItem } | null => {
  const kind = FAVOURITE_KIND[hit.kind];
  const id = isSavedPageKind(hit.kind) ? savedPageId(hit.kind, hit.id) : kind && hit.id;
  if (id === undefined) return null;
  const { provider } = hit.facts;
  const title =
    provider && isSavedWithProvider(hit.kind) ? titleWithProvider(hit.kind, hit.name, provider) : hit.name;
  return { kind: kind ?? 'pages', item: { id, title, url: hit.url } };
};

/**
 * Returns the saved item of a record, if it is saved. A provider is identified by the first eight characters of its id,
 * as in addresses.
 */
const savedItem = (favourites: Favourites, hit: SearchHit): SavedItem | undefined => {
  const saved = savedOf(hit);
  if (!saved) return undefined;
  const { kind, item } = saved;
  return favourites[kind].find(({ id }) => (kind === 'unis' ? id.startsWith(hit.id) : id === item.id));
};

/** Whether a record is saved. */
export const isSavedHit = (favourites: Favourites, hit: SearchHit): boolean =>
  savedItem(favourites, hit) !== undefined;

/** Saves a record on this device, or removes it. */
export const toggleHit = (favourites: Favourites, hit: SearchHit): void => {
  const saved = savedOf(hit);
  if (saved) toggleFavourite(saved.kind, savedItem(favourites, hit) ?? saved.item);
};
