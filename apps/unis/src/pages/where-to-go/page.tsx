import { comingPage } from '@signpost/shared-ui';
import { UNIS_CRUMBS } from '../../components/provider-crumbs';

/** Where to go. */
export const { Component, handle } = comingPage({
  line: 'unis',
  before: UNIS_CRUMBS,
  title: 'Where to go',
  promise: 'Find the part of the UK, or of the world, where you want to study.',
  coming: [
    'A map of every nation and region',
    'What is near your postcode',
    'Open days you can visit',
    'Studying outside the UK',
  ],
  meanwhile: [
    { name: 'See universities on a map', href: '/explore/unis?view=map' },
    { name: 'Universities in Scotland', href: '/explore/unis?filters=Scotland%7Ecountry' },
    { name: 'Universities in Wales', href: '/explore/unis?filters=Wales%7Ecountry' },
    { name: 'Universities in Northern Ireland', href: '/explore/unis?filters=Northern+Ireland%7Ecountry' },
  ],
});
