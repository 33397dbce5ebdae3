import { comingPage } from '@signpost/shared-ui';

/** Employer. */
export const { Component, handle } = comingPage({
  line: 'employers',
  title: 'Employer',
  promise: 'Get to know an employer: what it is like to work there and what it offers.',
  coming: ['Culture, perks and places', 'Apprenticeships that are open now', 'Work experience you can join'],
  meanwhile: [
    { name: 'Find an apprenticeship (another site)', href: 'https://www.findapprenticeship.service.gov.uk/' },
    { name: 'See where graduates earn most', href: '/explore/unis?sort=salary' },
  ],
});
