import { createIsland } from '@signpost/shared-ui';

/** The switch for keeping pages, which needs JavaScript. A page that shows it awaits `ready` in its loader. */
export const OfflineSwitch = createIsland('shell.offline-switch', () =>
  import(/* webpackChunkName: "shell.offline-switch" */ './offline-switch').then(
    (module) => module.OfflineSwitch,
  ),
);
