import { comingPage } from '@signpost/shared-ui';

/** Career path. */
export const { Component, handle } = comingPage({
  line: 'careers',
  title: 'Career path',
  promise: 'See a group of careers that belong together, and why one may suit you.',
  coming: [
    'The careers on this path, with pay',
    'Subjects and employers that lead there',
    'Ways to try it out',
  ],
  meanwhile: [
    {
      name: 'Explore careers at the National Careers Service (another site)',
      href: 'https://nationalcareers.service.gov.uk/explore-careers',
    },
    { name: 'See universities and colleges', href: '/explore/unis' },
  ],
});
