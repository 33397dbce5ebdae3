import type { Directions } from '@signpost/api-client/careers';
import { pageHandle, type Crumb } from '@signpost/federation/contract';
import type { CompassData } from './loader';
import { COMPASS, searchUrl, type CompassSearch } from './search';

const CRUMBS: readonly Crumb[] = [
  { label: 'Home', to: '/' },
  { label: 'Explore', to: '/explore' },
  { label: 'Career compass', to: COMPASS },
];

const chosen = ({ directions }: CompassData): Directions | null =>
  directions && 'data' in directions ? directions.data : null;

const wordsFor = (from: Directions | null) =>
  from
    ? {
        title: `Careers from ${from.title}: career compass`,
        description: `${from.careers.length} careers that ${from.title} leads to, with pay, education and apprenticeships.`,
      }
    : {
        title: 'Career compass',
        description:
          'Start from a subject, a skill or an interest, and see the careers it leads to on a map.',
      };

const isFiltered = ({ pay, level, place }: CompassSearch): boolean =>
  pay !== null || level !== null || place !== null;

/**
 * Head of the compass. Each start is indexed, filtered pages are not. The canonical address includes the filters
 * (B-01), so that analytics can count them.
 */
export const handle = pageHandle<CompassData>({
  line: 'careers',
  prerender: true,
  head: ({ data }) => ({
    ...wordsFor(chosen(data)),
    canonical: searchUrl({ ...data.search, view: 'map' }),
    ...((data.problems.length > 0 || isFiltered(data.search)) && { robots: 'noindex' as const }),
  }),
  crumbs: ({ data }) => {
    const from = chosen(data);
    return from ? [...CRUMBS, { label: from.title, to: searchUrl(data.search) }] : CRUMBS;
  },
});
