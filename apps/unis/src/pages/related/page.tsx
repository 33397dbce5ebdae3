import { providerPageBeingBuilt } from '../../components/provider-page-being-built';

/** Universities like one university. */
export const { Component, handle, loader } = providerPageBeingBuilt({
  path: 'related',
  title: (name) => `Universities like ${name}`,
  promise: 'See which places are like this one, and why.',
  coming: [
    'Matches by subject, grades and distance',
    'The reason on each card',
    'Less like this, more like that',
  ],
});
