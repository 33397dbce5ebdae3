import { comingPage } from '@signpost/shared-ui';

/** Careers. */
export const { Component, handle } = comingPage({
  line: 'careers',
  title: 'Careers',
  promise: 'Look through careers by category, with what they pay.',
  coming: [
    'Every career, sorted by pay or A to Z',
    'Your quiz matches with the reasons for each',
    'Save the ones you like',
  ],
  meanwhile: [
    {
      name: 'Explore careers at the National Careers Service (another site)',
      href: 'https://nationalcareers.service.gov.uk/explore-careers',
    },
    { name: 'See universities and colleges', href: '/explore/unis' },
  ],
});
