import type { RouteObject } from 'react-router-dom';

const PROVIDER_PATH = '/explore/unis/:uniId/:uniName';

/** Routes of this remote. Each page is a separate chunk, named like its route. */
export const routes: RouteObject[] = [
  {
    id: 'unis.landing',
    path: '/explore/unis',
    lazy: () => import(/* webpackChunkName: "unis.landing" */ './pages/landing/page'),
  },
  {
    id: 'unis.names',
    path: '/explore/unis/names',
    lazy: () => import(/* webpackChunkName: "unis.names" */ './pages/names/route'),
  },
  {
    id: 'unis.overview',
    path: PROVIDER_PATH,
    lazy: () => import(/* webpackChunkName: "unis.overview" */ './pages/overview/page'),
  },
  {
    id: 'unis.apprenticeships',
    path: `${PROVIDER_PATH}/apprenticeships`,
    lazy: () => import(/* webpackChunkName: "unis.apprenticeships" */ './pages/apprenticeships/page'),
  },
  {
    id: 'unis.courses',
    path: `${PROVIDER_PATH}/courses`,
    lazy: () => import(/* webpackChunkName: "unis.courses" */ './pages/courses/page'),
  },
  {
    id: 'unis.international',
    path: `${PROVIDER_PATH}/international`,
    lazy: () => import(/* webpackChunkName: "unis.international" */ './pages/international/page'),
  },
  {
    id: 'unis.outreach',
    path: `${PROVIDER_PATH}/outreach`,
    lazy: () => import(/* webpackChunkName: "unis.outreach" */ './pages/outreach/page'),
  },
  {
    id: 'unis.stats',
    path: `${PROVIDER_PATH}/stats`,
    lazy: () => import(/* webpackChunkName: "unis.stats" */ './pages/stats/page'),
  },
  {
    id: 'unis.student-life',
    path: `${PROVIDER_PATH}/student-life`,
    lazy: () => import(/* webpackChunkName: "unis.student-life" */ './pages/student-life/page'),
  },
  {
    id: 'unis.related',
    path: '/explore/related/:uniId',
    lazy: () => import(/* webpackChunkName: "unis.related" */ './pages/related/page'),
  },
  {
    id: 'unis.detail',
    path: '/explore/uni-detail/:uniId',
    lazy: () => import(/* webpackChunkName: "unis.detail" */ './pages/detail/page'),
  },
  {
    id: 'unis.spotlight',
    path: '/explore/spotlights/:spotlightId/:spotlightName',
    lazy: () => import(/* webpackChunkName: "unis.spotlight" */ './pages/spotlight/page'),
  },
  {
    id: 'unis.where-to-go',
    path: '/explore/where-to-go',
    lazy: () => import(/* webpackChunkName: "unis.where-to-go" */ './pages/where-to-go/page'),
  },
];
