import { createIsland } from '@signpost/shared-ui';

/** Saving of the decision pack, in its own chunk. */
export const PackPart = createIsland('courses.choices.pack', () =>
  import(/* webpackChunkName: "courses.choices.pack" */ './save-pack').then((module) => module.SavePack),
);
