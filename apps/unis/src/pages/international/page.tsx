import { externalUrl } from '@signpost/shared-ui';
import { subPageBeingBuilt } from '../../components/sub-page-being-built';

/** A provider for students from abroad. */
export const { Component, handle, loader } = subPageBeingBuilt({
  page: 'international',
  promise: 'Find out what it costs and what you need if you come from outside the UK.',
  coming: [
    'Fees and visas',
    'English language requirements',
    'Your country’s own qualifications',
    'What to do when you arrive',
  ],
  meanwhile: ({ url }) =>
    url ? [{ name: 'Look on their own website (another site)', href: externalUrl(url) }] : [],
});
