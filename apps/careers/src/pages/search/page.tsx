import { comingPage } from '@signpost/shared-ui';

/** Search careers. */
export const { Component, handle } = comingPage({
  line: 'careers',
  title: 'Search careers',
  promise: 'Find a career by its name, or by another name people use for it.',
  coming: ['Suggestions as you type', 'Pay beside each result', 'Categories to try when nothing matches'],
  meanwhile: [
    {
      name: 'Explore careers at the National Careers Service (another site)',
      href: 'https://nationalcareers.service.gov.uk/explore-careers',
    },
    { name: 'See universities and colleges', href: '/explore/unis' },
  ],
});
