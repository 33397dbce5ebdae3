import { sleeping } from '@signpost/shared-ui';

/** What leads on when nothing of any kind was found. */
export const Nothing = sleeping('shell.search.nothing', () =>
  import(/* webpackChunkName: "shell.search.nothing" */ './nothing').then((module) => module.NothingAtAll),
);
