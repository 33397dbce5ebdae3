import type { RouteObject } from 'react-router-dom';

/** Routes of this remote. Each page is a separate chunk, named like its route. */
export const routes: RouteObject[] = [
  {
    id: 'employers.landing',
    path: '/explore/employers',
    lazy: () => import(/* webpackChunkName: "employers.landing" */ './pages/landing/page'),
  },
  {
    id: 'employers.employer',
    path: '/explore/employer/:employerAlias',
    lazy: () => import(/* webpackChunkName: "employers.employer" */ './pages/employer/page'),
  },
  {
    id: 'employers.work-experience',
    path: '/explore/virtual-work-experiences/:workExperienceId/:workExperienceName',
    lazy: () => import(/* webpackChunkName: "employers.work-experience" */ './pages/work-experience/page'),
  },
];
