import { t } from '@signpost/language';
import { breadcrumbList, pageHandle } from '@signpost/federation/contract';
import { CHOICES, COURSES_CRUMBS } from '../../components/course-url';
import type { ChoicesData } from './page-data';

const crumbs = () => [...COURSES_CRUMBS, { label: t('Your choices'), to: CHOICES }];

/** Head of the choices checker. Pages with choices are not indexed. */
export const handle = pageHandle<ChoicesData>({
  line: 'courses',
  prerender: true,
  head: ({ data: { choices, unknown, rules }, url }) => ({
    title: t('Check your choices'),
    description: rules
      ? t(
          'Check the courses you want to apply for against the rules of UCAS: how many ({choices} at most), which not together, and by when.',
          { choices: rules.limits.choices },
        )
      : t(
          'Check the courses you want to apply for against the rules of UCAS: how many, which not together, and by when.',
        ),
    canonical: CHOICES,
    jsonLd: [breadcrumbList(crumbs(), url)],
    ...((choices.length > 0 || unknown > 0) && { robots: 'noindex' as const }),
  }),
  crumbs: () => crumbs(),
});
