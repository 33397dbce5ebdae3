import { createIsland } from '@signpost/shared-ui';
import type { FavouritesData } from '../page-data';

/** A list that someone shared, whose code visitors of their own list do not need. */
export const SharedList = createIsland<FavouritesData>('shell.favourites.shared-list', () =>
  import(/* webpackChunkName: "shell.favourites.shared-list" */ './shared-list').then(
    (module) => module.SharedList,
  ),
);
