import { t } from '@signpost/language';
import type { Directions } from '@signpost/api-client/careers';
import { pageHandle, type Crumb } from '@signpost/federation/contract';
import type { CompassData } from './loader';
import { COMPASS, searchUrl, type CompassSearch } from './search';

const crumbs = (): readonly Crumb[] => [
  { label: t('Home'), to: '/' },
  { label: t('Explore'), to: '/explore' },
  { label: t('Career compass'), to: COMPASS },
];

const chosen = ({ directions }: CompassData): Directions | null =>
  directions && 'data' in directions ? directions.data : null;

const wordsFor = (from: Directions | null) =>
  from
    ? {
        title: t('Careers from {title}: career compass', { title: from.title }),
        description: t('{count} careers that {title} leads to, with pay, education and apprenticeships.', {
          count: from.careers.length,
          title: from.title,
        }),
      }
    : {
        title: t('Career compass'),
        description: t(
          'Start from a subject, a skill or an interest, and see the careers it leads to on a map.',
        ),
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
    return from ? [...crumbs(), { label: from.title, to: searchUrl(data.search) }] : crumbs();
  },
});
