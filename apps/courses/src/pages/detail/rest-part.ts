import { sleeping } from '@signpost/shared-ui';

/** The long part of the page below its first screen. */
export const Rest = sleeping('courses.detail.rest', () =>
  import(/* webpackChunkName: "courses.detail.rest" */ './rest').then((module) => module.Rest),
);
