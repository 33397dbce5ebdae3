import { comingPage } from '@signpost/shared-ui';

/** Virtual work experience. */
export const { Component, handle } = comingPage({
  line: 'employers',
  title: 'Virtual work experience',
  promise: 'Try a job from home: what you would do, and what you would learn.',
  coming: ['Hours, tasks and skills', 'Ages, dates and certificate', 'More like it from the same industry'],
  meanwhile: [
    {
      name: 'Explore careers at the National Careers Service (another site)',
      href: 'https://nationalcareers.service.gov.uk/explore-careers',
    },
    { name: 'See universities and colleges', href: '/explore/unis' },
  ],
});
