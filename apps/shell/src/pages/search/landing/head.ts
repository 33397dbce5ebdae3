import { t } from '@signpost/language';
import { pageHandle } from '@signpost/federation/contract';
import { limit } from '@signpost/shared-ui';
import { SEARCH } from '../address';
import { landingUrl } from '../write-address';
import type { LandingData } from './page-data';

/** Breadcrumb up to the landing. */
export const searchCrumbs = () => [
  { label: t('Home'), to: '/' },
  { label: t('Explore'), to: '/explore' },
  { label: t('Search'), to: SEARCH },
];

/** Head of the landing. Pages with a visitor's search words are excluded from search engines. */
export const handle = pageHandle<LandingData>({
  head: ({ data: { q, problems } }) => ({
    title: q ? t('“{q}”: search everything', { q: limit(q, 60) }) : t('Search everything'),
    description: t(
      'One box for careers, courses, universities, apprenticeships, employers, open days and guides across the UK.',
    ),
    canonical: landingUrl(q),
    ...((q || problems.length > 0) && { robots: 'noindex' as const }),
  }),
  crumbs: () => searchCrumbs(),
});
