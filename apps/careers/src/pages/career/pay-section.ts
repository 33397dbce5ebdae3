import { createIsland } from '@signpost/shared-ui';

/** The pay section, rendered on the server and hydrated later. */
export const Pay = createIsland('careers.career.pay', () =>
  import(/* webpackChunkName: "careers.career.pay" */ './pay-part').then((module) => module.PayPart),
);
