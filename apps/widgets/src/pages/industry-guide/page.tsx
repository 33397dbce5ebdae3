import { comingPage } from '@signpost/shared-ui';

/** Industry guide. */
export const { Component, handle } = comingPage({
  line: 'guides',
  title: 'Industry guide',
  promise: 'An industry at a glance: what it does, which jobs it has and what they pay.',
  coming: ['Roles and pay', 'Employers in the industry', 'Ways to try it out'],
  meanwhile: [
    {
      name: 'Explore careers at the National Careers Service (another site)',
      href: 'https://nationalcareers.service.gov.uk/explore-careers',
    },
    { name: 'See universities and colleges', href: '/explore/unis' },
  ],
});
