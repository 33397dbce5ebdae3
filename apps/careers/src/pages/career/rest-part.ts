import { sleeping } from '@signpost/shared-ui';

/** The long part of the page below its first screen. */
export const Rest = sleeping('careers.career.rest', () =>
  import(/* webpackChunkName: "careers.career.rest" */ './rest').then((module) => module.Rest),
);
