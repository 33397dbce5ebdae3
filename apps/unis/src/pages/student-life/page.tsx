import { subPageBeingBuilt } from '../../components/sub-page-being-built';
import { providerUrl } from '../../components/provider-url';

/** Life at a provider. */
export const { Component, handle, loader } = subPageBeingBuilt({
  page: 'student-life',
  promise: 'Get a feel for living and studying here.',
  coming: [
    'Places to live and what they cost',
    'Clubs, societies and sport',
    'Support with money, health and study',
    'The town and how to get about',
  ],
  meanwhile: (provider) => [{ name: 'See where it is', href: `${providerUrl(provider)}#places` }],
});
