import { comingPage } from '@signpost/shared-ui';

/** Career compass. */
export const { Component, handle } = comingPage({
  line: 'careers',
  title: 'Career compass',
  promise: 'Start from a subject, a skill or something you enjoy, and see the careers it leads to.',
  coming: [
    'A way in from every school subject',
    'Careers joined by the skills they share',
    'The quiz, search and browsing side by side',
  ],
  meanwhile: [
    {
      name: 'Explore careers at the National Careers Service (another site)',
      href: 'https://nationalcareers.service.gov.uk/explore-careers',
    },
    { name: 'See universities and colleges', href: '/explore/unis' },
  ],
});
