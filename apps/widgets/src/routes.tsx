import type { RouteObject } from 'react-router-dom';

/** Routes of this remote. Each page is a separate chunk, named like its route. */
export const routes: RouteObject[] = [
  {
    id: 'widgets.embed',
    path: '/embed',
    lazy: () => import(/* webpackChunkName: "widgets.embed" */ './pages/embed/page'),
  },
  {
    id: 'widgets.industry-guide-widget',
    path: '/industry-guide-widget',
    lazy: () =>
      import(/* webpackChunkName: "widgets.industry-guide-widget" */ './pages/industry-guide-widget/page'),
  },
  {
    id: 'widgets.subject-widget',
    path: '/subject-widget',
    lazy: () => import(/* webpackChunkName: "widgets.subject-widget" */ './pages/subject-widget/page'),
  },
  {
    id: 'widgets.subject',
    path: '/explore/subjects/:subject',
    lazy: () => import(/* webpackChunkName: "widgets.subject" */ './pages/subject/page'),
  },
  {
    id: 'widgets.industry-guide',
    path: '/explore/industry-guides/:industryGuide',
    lazy: () => import(/* webpackChunkName: "widgets.industry-guide" */ './pages/industry-guide/page'),
  },
];
