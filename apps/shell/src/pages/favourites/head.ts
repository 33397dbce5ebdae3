import { t } from '@signpost/language';
import { pageHandle } from '@signpost/federation/contract';
import type { FavouritesData } from './page-data';
import { FAVOURITES } from './sharing/share-link';

/** Head of the favourites: no list is indexed by search engines. */
export const handle = pageHandle<FavouritesData>({
  head: ({ data: { shared } }) => ({
    title: shared.length > 0 ? t('A shared list') : t('Your saved things'),
    description: t(
      'What you saved on this device: put five in order, compare, print and share, without an account.',
    ),
    canonical: FAVOURITES,
    robots: 'noindex',
  }),
  crumbs: () => [
    { label: t('Home'), to: '/' },
    { label: t('Explore'), to: '/explore' },
    { label: t('Saved'), to: FAVOURITES },
  ],
});
