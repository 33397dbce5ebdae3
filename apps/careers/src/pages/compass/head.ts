import { pageHandle, type Crumb } from '@signpost/federation/contract';
import type { CompassData } from './loader';
import { COMPASS, searchUrl } from './search';
import { unfiltered } from './filters';

const CRUMBS: readonly Crumb[] = [
  { label: 'Home', to: '/' },
  { label: 'Explore', to: '/explore' },
  { label: 'Career compass', to: COMPASS },
];

/** Head of the compass. Each start is a page of its own for search engines; filters and views are not. */
export const handle = pageHandle<CompassData>({
  line: 'careers',
  head: ({ data: { search, directions, problems } }) => ({
    title: directions ? `Careers from ${directions.title}: career compass` : 'Career compass',
    description: directions
      ? `${directions.careers.length} careers that ${directions.title} leads to, with pay, education and apprenticeships.`
      : 'Start from a subject, a skill or an interest, and see the careers it leads to on a map.',
    canonical: searchUrl({ ...unfiltered(search), view: 'map' }),
    ...((problems.length > 0 || search.pay !== null || search.level !== null || search.place !== null) && {
      robots: 'noindex' as const,
    }),
  }),
  crumbs: ({ data: { directions, search } }) =>
    directions ? [...CRUMBS, { label: directions.title, to: searchUrl(search) }] : CRUMBS,
});
