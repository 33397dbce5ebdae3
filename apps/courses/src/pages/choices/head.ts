import { breadcrumbList, pageHandle } from '@signpost/federation/contract';
import { CHOICES, COURSES_CRUMBS } from '../../components/course-url';
import type { ChoicesData } from './page-data';

const CRUMBS = [...COURSES_CRUMBS, { label: 'Your choices', to: CHOICES }];

/** Head of the choices checker. Pages with choices are not indexed. */
export const handle = pageHandle<ChoicesData>({
  line: 'courses',
  prerender: true,
  head: ({ data: { choices, unknown, rules }, url }) => ({
    title: 'Check your choices',
    description: `Check the courses you want to apply for against the rules of UCAS: how many${rules ? ` (${rules.limits.choices} at most)` : ''}, which not together, and by when.`,
    canonical: CHOICES,
    jsonLd: [breadcrumbList(CRUMBS, url)],
    ...((choices.length > 0 || unknown > 0) && { robots: 'noindex' as const }),
  }),
  crumbs: () => CRUMBS,
});
