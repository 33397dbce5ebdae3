import { t } from '@signpost/language';
import { pageHandle } from '@signpost/federation/contract';
import { FAVOURITES } from '../favourites/sharing/share-link';
import { CLASS_BOARD } from './address';
import type { ClassBoardData } from './page-data';

/** Head of the class board: a tool for advisers, not for search engines. */
export const handle = pageHandle<ClassBoardData>({
  head: () => ({
    title: t('Class board'),
    description: t(
      'For teachers and advisers: open your pupils’ lists on your own computer and see who needs help with their choices.',
    ),
    canonical: CLASS_BOARD,
    robots: 'noindex',
  }),
  crumbs: () => [
    { label: t('Home'), to: '/' },
    { label: t('Explore'), to: '/explore' },
    { label: t('Saved'), to: FAVOURITES },
    { label: t('Class board'), to: CLASS_BOARD },
  ],
});
