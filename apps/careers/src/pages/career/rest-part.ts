import { createIsland } from '@signpost/shared-ui';

/** The part of the page below the first screen, in its own chunk. */
export const Rest = createIsland('careers.career.rest', () =>
  import(/* webpackChunkName: "careers.career.rest" */ './rest').then((module) => module.Rest),
);
