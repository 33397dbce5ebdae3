import { comingPage } from '@signpost/shared-ui';

/** Career quiz. */
export const { Component, handle } = comingPage({
  line: 'careers',
  title: 'Career quiz',
  promise: 'Answer short questions about what you like, and see careers that fit.',
  coming: [
    'One question a screen, with a way back',
    'Results that say why, trait by trait',
    'Save it and carry on later',
  ],
  meanwhile: [
    {
      name: 'Explore careers at the National Careers Service (another site)',
      href: 'https://nationalcareers.service.gov.uk/explore-careers',
    },
    { name: 'See universities and colleges', href: '/explore/unis' },
  ],
});
