import { t } from '@signpost/language';
import { breadcrumbList, pageHandle } from '@signpost/federation/contract';
import { COURSES_CRUMBS, NEAR_HOME } from '../../components/course-url';
import type { NearHomeData } from './page-data';

const crumbs = () => [...COURSES_CRUMBS, { label: t('Courses near home'), to: NEAR_HOME }];

/** Head of the page of courses near home. Pages with a postcode or a subject are not indexed. */
export const handle = pageHandle<NearHomeData>({
  line: 'courses',
  prerender: true,
  middleware: ['subjects'],
  head: ({ data: { search, problems }, url }) => ({
    title: t('Courses near home'),
    description: t(
      'See which courses you can reach from home, and what graduates of a subject earn in your region 3 and 5 years later, beside the whole UK.',
    ),
    canonical: NEAR_HOME,
    jsonLd: [breadcrumbList(crumbs(), url)],
    ...((search.postcode || search.subject || problems.length > 0) && { robots: 'noindex' as const }),
  }),
  crumbs: () => crumbs(),
});
