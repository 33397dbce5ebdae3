import { comingPage } from '@signpost/shared-ui';

/** Subject guide. */
export const { Component, handle } = comingPage({
  line: 'guides',
  title: 'Subject guide',
  promise: 'A subject at a glance: what you study and where it leads.',
  coming: ['What the subject is about', 'Careers and pay', 'Courses that teach it'],
  meanwhile: [
    { name: 'See universities and colleges', href: '/explore/unis' },
    { name: 'Search courses at Discover Uni (another site)', href: 'https://discoveruni.gov.uk/' },
  ],
});
