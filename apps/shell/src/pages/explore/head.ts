import { t } from '@signpost/language';
import { pageHandle } from '@signpost/federation/contract';
import type { ExploreData } from './loader';

/** Head of the explore page. */
export const handle = pageHandle<ExploreData>({
  head: () => ({
    title: t('Explore'),
    description: t(
      'Careers, courses, universities, apprenticeships, employers and guides, with how many there are of each.',
    ),
    canonical: '/explore',
  }),
  crumbs: () => [
    { label: t('Home'), to: '/' },
    { label: t('Explore'), to: '/explore' },
  ],
});
