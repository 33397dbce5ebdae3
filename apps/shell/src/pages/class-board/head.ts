import { pageHandle } from '@signpost/federation/contract';
import { FAVOURITES } from '../favourites/sharing/share-link';
import { CLASS_BOARD } from './address';
import type { ClassBoardData } from './page-data';

/** Head of the class board: a tool for advisers, not for search engines. */
export const handle = pageHandle<ClassBoardData>({
  head: () => ({
    title: 'Class board',
    description:
      'For teachers and advisers: open your pupils’ lists on your own computer and see who needs help with their choices.',
    canonical: CLASS_BOARD,
    robots: 'noindex',
  }),
  crumbs: () => [
    { label: 'Home', to: '/' },
    { label: 'Explore', to: '/explore' },
    { label: 'Saved', to: FAVOURITES },
    { label: 'Class board', to: CLASS_BOARD },
  ],
});
