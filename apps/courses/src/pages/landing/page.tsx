import { comingPage } from '@signpost/shared-ui';

/** Courses. */
export const { Component, handle } = comingPage({
  line: 'courses',
  title: 'Courses',
  promise: 'Search courses by subject, place, grades and way of studying.',
  coming: [
    'Every undergraduate course in the UK',
    'Filters for the grades you have or expect',
    'Popular subjects',
  ],
  meanwhile: [
    { name: 'See universities and colleges', href: '/explore/unis' },
    { name: 'Search courses at Discover Uni (another site)', href: 'https://discoveruni.gov.uk/' },
  ],
});
