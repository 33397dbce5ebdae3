import type { FooterGroup, FooterProps, NavItem } from '@signpost/shared-ui';

/** The lines in the header, in the order people meet them: what to do, then where. */
export const NAVIGATION: readonly NavItem[] = [
  { line: 'careers', name: 'Careers', href: '/explore/what-to-do' },
  { line: 'courses', name: 'Courses', href: '/explore/courses' },
  { line: 'unis', name: 'Universities', href: '/explore/unis' },
  { line: 'employers', name: 'Employers', href: '/explore#employers' },
  { line: 'guides', name: 'Guides', href: '/explore#guides' },
];

/** The stops on each line, for the footer. */
export const FOOTER: readonly FooterGroup[] = [
  {
    line: 'careers',
    name: 'Careers',
    links: [
      { name: 'What to do', href: '/explore/what-to-do' },
      { name: 'Career quiz', href: '/explore/career-quiz' },
      { name: 'Search careers', href: '/explore/career-search' },
      { name: 'All careers', href: '/explore/career-list' },
    ],
  },
  {
    line: 'courses',
    name: 'Courses',
    links: [
      { name: 'Find a course', href: '/explore/courses' },
      { name: 'Search courses', href: '/explore/search/courses' },
      { name: 'Subjects', href: '/explore/search/subject_guides' },
    ],
  },
  {
    line: 'unis',
    name: 'Universities',
    links: [
      { name: 'All universities', href: '/explore/unis' },
      { name: 'Where to go', href: '/explore/where-to-go' },
      { name: 'Open days', href: '/explore/search/open_days' },
    ],
  },
  {
    line: 'employers',
    name: 'Employers',
    links: [
      { name: 'Apprenticeships', href: '/explore/search/apprenticeships' },
      { name: 'Employers', href: '/explore/search/employers' },
      { name: 'Work experience', href: '/explore/search/virtual_work_experiences' },
    ],
  },
  {
    line: 'guides',
    name: 'Guides',
    links: [
      { name: 'Articles', href: '/explore/search/articles' },
      { name: 'Personal statements', href: '/explore/search/statement_guides' },
      { name: 'Ideas for you', href: '/explore/for-you' },
      { name: 'Compare', href: '/explore/compare' },
    ],
  },
];

/** The footer's small print. */
export const SMALL_PRINT: FooterProps['links'] = [
  { name: 'About the data', href: '/about-the-data' },
  { name: 'Accessibility', href: '/accessibility' },
  { name: 'Cookies and privacy', href: '/cookies' },
];
