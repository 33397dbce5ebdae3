import { createIsland } from '@signpost/shared-ui';

/** The next steps when no kind has results. */
export const Nothing = createIsland('shell.search.nothing', () =>
  import(/* webpackChunkName: "shell.search.nothing" */ './nothing').then((module) => module.NothingAtAll),
);
