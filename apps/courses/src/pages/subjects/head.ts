import { t } from '@signpost/language';
import { breadcrumbList, pageHandle } from '@signpost/federation/contract';
import { COURSES_CRUMBS, SUBJECTS } from '../../components/course-url';
import type { SubjectsData } from './page-data';

const crumbs = () => [...COURSES_CRUMBS, { label: t('What your A levels keep open'), to: SUBJECTS }];

/** Head of the page about A levels and subjects. Pages with chosen A levels are not indexed. */
export const handle = pageHandle<SubjectsData>({
  line: 'courses',
  prerender: true,
  head: ({ data: { chosen, rejected }, url }) => ({
    title: t('What your A levels keep open'),
    description: t(
      'Choose the A levels that you take or think of, and see which subjects at university usually ask for them, for one more, or for none in particular.',
    ),
    canonical: SUBJECTS,
    jsonLd: [breadcrumbList(crumbs(), url)],
    ...(chosen.length + rejected.length > 0 && { robots: 'noindex' as const }),
  }),
  crumbs: () => crumbs(),
});
