import { comingPage } from '@signpost/shared-ui';
import { UNIS_CRUMBS } from '../../components/provider-crumbs';

/** A provider's spotlight. */
export const { Component, handle } = comingPage({
  line: 'unis',
  before: UNIS_CRUMBS,
  title: 'University spotlight',
  promise: 'Read a university’s own story, clearly marked as promotion.',
  coming: [
    'The story with pictures and film',
    'The subjects it is about',
    'Courses and open days that go with it',
  ],
  meanwhile: [{ name: 'See all universities and colleges', href: '/explore/unis' }],
});
