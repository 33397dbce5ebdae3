import { formatList, t } from '@signpost/language';
import { breadcrumbList, pageHandle } from '@signpost/federation/contract';
import { unisCrumbs } from '../../components/provider/provider-crumbs';
import type { LandingData } from './page-data';
import { EVERYTHING, type LandingSearch } from './search';
import { searchUrl } from './write-search';

const about = ({ letter, chosen, page }: LandingSearch): string => {
  const places = (chosen.region.length > 0 ? chosen.region : chosen.country).map(({ name }) => name);
  return [
    places.length > 0 && places.length < 3
      ? t('Universities and colleges in {places}', { places: formatList(places) })
      : t('Universities and colleges in the UK'),
    letter && t('beginning with {letter}', { letter }),
    page > 1 && t('page {page}', { page }),
  ]
    .filter(Boolean)
    .join(', ');
};

/** Head of the landing page. Pages with a query are not indexed; letters, places and list pages are. */
export const handle = pageHandle<LandingData>({
  line: 'unis',
  prerender: true,
  head: ({ data: { search, problems }, url }) => ({
    title: about(search),
    description: t(
      'Find universities and colleges across the UK. Filter by subject, entry points, region and teaching rating, see graduate pay, and how far each one is from you.',
    ),
    canonical: searchUrl({ ...search, view: EVERYTHING.view }),
    jsonLd: [breadcrumbList(unisCrumbs(), url)],
    ...((problems.length > 0 || search.q || search.postcode) && { robots: 'noindex' as const }),
  }),
  crumbs: () => unisCrumbs(),
});
