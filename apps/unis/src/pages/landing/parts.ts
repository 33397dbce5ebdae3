import { sleeping } from '@signpost/shared-ui';

/** What leads on from a list without anything in it. */
export const NothingHere = sleeping('unis.landing.nothing', () =>
  import(/* webpackChunkName: "unis.landing.nothing" */ './nothing-here').then(
    (module) => module.NothingHere,
  ),
);
