import { pageHandle } from '@signpost/federation/contract';
import { limit } from '@signpost/shared-ui';
import { SEARCH } from '../address';
import { landingUrl } from '../write-address';
import type { LandingData } from './page-data';

/** Breadcrumb up to the landing. */
export const SEARCH_CRUMBS = [
  { label: 'Home', to: '/' },
  { label: 'Explore', to: '/explore' },
  { label: 'Search', to: SEARCH },
];

/** Head of the landing. Pages with a visitor's search words are excluded from search engines. */
export const handle = pageHandle<LandingData>({
  head: ({ data: { q, problems } }) => ({
    title: q ? `“${limit(q, 60)}”: search everything` : 'Search everything',
    description:
      'One box for careers, courses, universities, apprenticeships, employers, open days and guides across the UK.',
    canonical: landingUrl(q),
    ...((q || problems.length > 0) && { robots: 'noindex' as const }),
  }),
  crumbs: () => SEARCH_CRUMBS,
});
