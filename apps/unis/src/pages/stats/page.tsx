import { subPageBeingBuilt } from '../../components/sub-page-being-built';
import { providerUrl } from '../../components/provider-url';

/** The figures of a provider in full. */
export const { Component, handle, loader } = subPageBeingBuilt({
  page: 'stats',
  promise: 'See the figures behind this place as charts, each with its numbers.',
  coming: [
    'What students think of their courses',
    'How many stay on and how many finish',
    'What graduates do and earn, over the years',
  ],
  meanwhile: (provider) => [{ name: 'See its key figures', href: `${providerUrl(provider)}#figures` }],
});
