import { externalUrl } from '@signpost/shared-ui';
import { subPageBeingBuilt } from '../../components/sub-page-being-built';

/** The courses of a provider. */
export const { Component, handle, loader } = subPageBeingBuilt({
  page: 'courses',
  promise: 'Find the courses taught here by subject, qualification and way of studying.',
  coming: [
    'Every course, with its entry requirements',
    'Filters by subject, qualification, full time and part time',
    'Save several and compare them',
  ],
  meanwhile: ({ url }) =>
    url ? [{ name: 'Look on their own website (another site)', href: externalUrl(url) }] : [],
});
