import { pageHandle } from '@signpost/federation/contract';
import type { ExploreData } from './loader';

/** Head of the explore page. */
export const handle = pageHandle<ExploreData>({
  head: () => ({
    title: 'Explore',
    description:
      'Careers, courses, universities, apprenticeships, employers and guides, with how many there are of each.',
    canonical: '/explore',
  }),
  crumbs: () => [
    { label: 'Home', to: '/' },
    { label: 'Explore', to: '/explore' },
  ],
});
