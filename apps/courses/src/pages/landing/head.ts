import { t } from '@signpost/language';
import { breadcrumbList, pageHandle } from '@signpost/federation/contract';
import { COURSES_CRUMBS } from '../../components/course-url';
import type { LandingData } from './page-data';
import { searchUrl } from './search/write-search';

const about = ({ search: { page, subject } }: LandingData): string =>
  [
    subject ? t('{subject} courses', { subject: subject.name }) : t('Courses'),
    page > 1 && t('page {page}', { page }),
  ]
    .filter(Boolean)
    .join(', ');

/** Whether it is a page of a subject's unfiltered list, which may be indexed. */
const isShared = ({ search }: LandingData): boolean =>
  searchUrl(search) === searchUrl({ ...search, q: '', postcode: '', radius: null, grades: [], start: null });

/** Head of the landing page. Pages with a query are not indexed; subjects, filters and list pages are. */
export const handle = pageHandle<LandingData>({
  line: 'courses',
  prerender: true,
  middleware: ['subjects'],
  head: ({ data, url }) => ({
    title: about(data),
    description: t(
      'Find undergraduate courses in the UK by subject, place, grades and way of studying. See what earlier students had and what graduates earn.',
    ),
    canonical: searchUrl(data.search),
    jsonLd: [breadcrumbList(COURSES_CRUMBS, url)],
    ...((data.problems.length > 0 || !isShared(data)) && { robots: 'noindex' as const }),
  }),
  crumbs: () => COURSES_CRUMBS,
});
