import { providerPageBeingBuilt } from '../../components/provider-page-being-built';

/** A university in short. */
export const { Component, handle, loader } = providerPageBeingBuilt({
  path: 'uni-detail',
  title: (name) => `${name} in short`,
  promise: 'The most important facts about one place on a single small page.',
  coming: ['Address, map and contact', 'Ratings and graduate pay', 'How far it is from you'],
});
