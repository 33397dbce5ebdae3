import { beingBuilt } from '../../components/being-built';

/** A provider's spotlight. */
export const { Component, handle } = beingBuilt({
  title: 'University spotlight',
  promise: 'Read a university’s own story, clearly marked as promotion.',
  coming: [
    'The story with pictures and film',
    'The subjects it is about',
    'Courses and open days that go with it',
  ],
  meanwhile: [{ name: 'See all universities and colleges', href: '/explore/unis' }],
});
