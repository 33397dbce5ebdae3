import { comingPage } from '@signpost/shared-ui';

/** Course. */
export const { Component, handle } = comingPage({
  line: 'courses',
  title: 'Course',
  promise: 'See what a course asks for, what students think of it and what graduates earn.',
  coming: [
    'Entry requirements, and the grades people really had',
    'Satisfaction and pay, with year and numbers',
    'Save, compare and apply',
  ],
  meanwhile: [
    { name: 'See universities and colleges', href: '/explore/unis' },
    { name: 'Search courses at Discover Uni (another site)', href: 'https://discoveruni.gov.uk/' },
  ],
});
