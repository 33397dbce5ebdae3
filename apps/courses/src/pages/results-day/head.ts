import { t } from '@signpost/language';
import { breadcrumbList, pageHandle } from '@signpost/federation/contract';
import { CHOICES, COURSES_CRUMBS, RESULTS_DAY } from '../../components/course-url';
import type { ResultsDayData } from './page-data';

const crumbs = () => [
  ...COURSES_CRUMBS,
  { label: t('Your choices'), to: CHOICES },
  { label: t('Rehearse results day'), to: RESULTS_DAY },
];

/** Head of the rehearsal of results day. Pages with courses or grades are not indexed. */
export const handle = pageHandle<ResultsDayData>({
  line: 'courses',
  prerender: true,
  head: ({ data: { choices, others, unknown, grades, rejected }, url }) => ({
    title: t('Rehearse results day'),
    description: t(
      'Change your predicted grades and see how they compare with the points of earlier entrants to each of your choices, and what your plan B could be.',
    ),
    canonical: RESULTS_DAY,
    jsonLd: [breadcrumbList(crumbs(), url)],
    ...(choices.length + others.length + unknown + grades.length + rejected.length > 0 && {
      robots: 'noindex' as const,
    }),
  }),
  crumbs: () => crumbs(),
});
