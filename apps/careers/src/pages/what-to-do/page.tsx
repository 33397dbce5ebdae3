import { comingPage } from '@signpost/shared-ui';

/** What to do. */
export const { Component, handle } = comingPage({
  line: 'careers',
  title: 'What to do',
  promise: 'Go from no idea to three things you want to keep.',
  coming: [
    'A few easy questions to begin',
    'Paths, industries and subjects to look into',
    'Apprenticeships and degrees together',
  ],
  meanwhile: [
    {
      name: 'Explore careers at the National Careers Service (another site)',
      href: 'https://nationalcareers.service.gov.uk/explore-careers',
    },
    { name: 'Find an apprenticeship (another site)', href: 'https://www.findapprenticeship.service.gov.uk/' },
    { name: 'See universities and colleges', href: '/explore/unis' },
  ],
});
