import { comingPage } from '@signpost/shared-ui';

/** Career. */
export const { Component, handle } = comingPage({
  line: 'careers',
  title: 'Career',
  promise: 'See what a career is like, what it pays and how to get into it.',
  coming: [
    'Pay, from the lowest to the highest tenth',
    'Tasks and skills',
    'Routes in, and courses that lead there',
  ],
  meanwhile: [
    {
      name: 'Explore careers at the National Careers Service (another site)',
      href: 'https://nationalcareers.service.gov.uk/explore-careers',
    },
    { name: 'See where graduates earn most', href: '/explore/unis?sort=salary' },
  ],
});
