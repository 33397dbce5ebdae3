import { pageHandle } from '@signpost/federation/contract';
import type { FavouritesData } from './page-data';
import { FAVOURITES } from './sharing/share-link';

/** Head of the favourites: no list is indexed by search engines. */
export const handle = pageHandle<FavouritesData>({
  head: ({ data: { shared } }) => ({
    title: shared.length > 0 ? 'A shared list' : 'Your saved things',
    description:
      'What you saved on this device: put five in order, compare, print and share, without an account.',
    canonical: FAVOURITES,
    robots: 'noindex',
  }),
  crumbs: () => [
    { label: 'Home', to: '/' },
    { label: 'Explore', to: '/explore' },
    { label: 'Saved', to: FAVOURITES },
  ],
});
