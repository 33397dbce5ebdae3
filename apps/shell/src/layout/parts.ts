import { sleeping } from '@signpost/shared-ui';

/** What opens below an area's name in the header. */
export const Area = sleeping('area', () =>
  import(/* webpackChunkName: "site-map" */ './site-area').then((module) => module.SiteArea),
);

/** The foot of every page. */
export const Foot = sleeping('foot', () =>
  import(/* webpackChunkName: "site-map" */ './site-footer').then((module) => module.SiteFooter),
);

/** Loads what a server has to draw of the frame. A browser always gets the frame drawn. */
export const frameReady = (): Promise<unknown> => Promise.all([Area.ready(), Foot.ready()]);
