import { sleeping } from '@signpost/shared-ui';

/** Pay, drawn by the server; its script comes when it is wanted. */
export const Pay = sleeping('careers.career.pay', () =>
  import(/* webpackChunkName: "careers.career.pay" */ './pay-part').then((module) => module.PayPart),
);
