import { externalUrl } from '@signpost/shared-ui';
import { subPageBeingBuilt } from '../../components/sub-page-being-built';

/** Access and outreach of a provider. */
export const { Component, handle, loader } = subPageBeingBuilt({
  page: 'outreach',
  promise: 'See who can get extra help to study here, and when to ask for it.',
  coming: [
    'Contextual offers and who gets them',
    'Summer schools and visits',
    'Bursaries and access schemes',
  ],
  meanwhile: ({ url }) =>
    url ? [{ name: 'Look on their own website (another site)', href: externalUrl(url) }] : [],
});
