import { breadcrumbList, pageHandle } from '@signpost/federation/contract';
import { CHOICES, COURSES_CRUMBS, RESULTS_DAY } from '../../components/course-url';
import type { ResultsDayData } from './page-data';

const CRUMBS = [
  ...COURSES_CRUMBS,
  { label: 'Your choices', to: CHOICES },
  { label: 'Rehearse results day', to: RESULTS_DAY },
];

/** Head of the rehearsal of results day. Pages with courses or grades are not indexed. */
export const handle = pageHandle<ResultsDayData>({
  line: 'courses',
  prerender: true,
  head: ({ data: { choices, others, unknown, grades, rejected }, url }) => ({
    title: 'Rehearse results day',
    description:
      'Change your predicted grades and see how they compare with the points of earlier entrants to each of your choices, and what your plan B could be.',
    canonical: RESULTS_DAY,
    jsonLd: [breadcrumbList(CRUMBS, url)],
    ...(choices.length + others.length + unknown + grades.length + rejected.length > 0 && {
      robots: 'noindex' as const,
    }),
  }),
  crumbs: () => CRUMBS,
});
