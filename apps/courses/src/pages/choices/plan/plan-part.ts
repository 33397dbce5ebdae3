import { createIsland } from '@signpost/shared-ui';

/** The plan check, in its own chunk. */
export const PlanPart = createIsland('courses.choices.plan', () =>
  import(/* webpackChunkName: "courses.choices.plan" */ './plan').then((module) => module.PlanCheck),
);
