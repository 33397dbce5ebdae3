import type { RouteObject } from 'react-router-dom';

/** Routes of this remote. Each page is a separate chunk, named like its route. */
export const routes: RouteObject[] = [
  {
    id: 'careers.compass',
    path: '/explore/career-compass',
    lazy: () => import(/* webpackChunkName: "careers.compass" */ './pages/compass/page'),
  },
  {
    id: 'careers.list',
    path: '/explore/career-list',
    lazy: () => import(/* webpackChunkName: "careers.list" */ './pages/list/page'),
  },
  {
    id: 'careers.career',
    path: '/explore/career-page/:careerPathId/:careerId',
    lazy: () => import(/* webpackChunkName: "careers.career" */ './pages/career/page'),
  },
  {
    id: 'careers.path',
    path: '/explore/career-path/:careerPathId',
    lazy: () => import(/* webpackChunkName: "careers.path" */ './pages/path/page'),
  },
  {
    id: 'careers.quiz',
    path: '/explore/career-quiz',
    lazy: () => import(/* webpackChunkName: "careers.quiz" */ './pages/quiz/page'),
  },
  {
    id: 'careers.search',
    path: '/explore/career-search',
    lazy: () => import(/* webpackChunkName: "careers.search" */ './pages/search/page'),
  },
  {
    id: 'careers.what-to-do',
    path: '/explore/what-to-do',
    lazy: () => import(/* webpackChunkName: "careers.what-to-do" */ './pages/what-to-do/page'),
  },
];
