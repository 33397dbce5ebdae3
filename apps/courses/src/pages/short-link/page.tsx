import { comingPage } from '@signpost/shared-ui';

/** Course (B-05). */
export const { Component, handle } = comingPage({
  line: 'courses',
  title: 'Course',
  promise: 'Follow a short link to a course.',
  coming: ['A short link that leads to the course', 'Its entry requirements and options', 'Courses like it'],
  meanwhile: [
    { name: 'See universities and colleges', href: '/explore/unis' },
    { name: 'Search courses at Discover Uni (another site)', href: 'https://discoveruni.gov.uk/' },
  ],
});
