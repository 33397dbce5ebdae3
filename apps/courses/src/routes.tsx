import type { RouteObject } from 'react-router-dom';

/** Routes of this remote. Each page is a separate chunk, named like its route. */
export const routes: RouteObject[] = [
  {
    id: 'courses.landing',
    path: '/explore/courses',
    lazy: () => import(/* webpackChunkName: "courses.landing" */ './pages/landing/page'),
  },
  {
    id: 'courses.choices',
    path: '/explore/courses/choices',
    lazy: () => import(/* webpackChunkName: "courses.choices" */ './pages/choices/page'),
  },
  {
    id: 'courses.near-home',
    path: '/explore/courses/near-home',
    lazy: () => import(/* webpackChunkName: "courses.near-home" */ './pages/near-home/page'),
  },
  {
    id: 'courses.results-day',
    path: '/explore/courses/results-day',
    lazy: () => import(/* webpackChunkName: "courses.results-day" */ './pages/results-day/page'),
  },
  {
    id: 'courses.subjects',
    path: '/explore/courses/subjects',
    lazy: () => import(/* webpackChunkName: "courses.subjects" */ './pages/subjects/page'),
  },
  {
    id: 'courses.suggestions',
    path: '/explore/courses/suggestions',
    lazy: () => import(/* webpackChunkName: "courses.suggestions" */ './pages/suggestions/route'),
  },
  {
    id: 'courses.grades',
    path: '/explore/courses/grades',
    lazy: () => import(/* webpackChunkName: "courses.grades" */ './pages/grades/route'),
  },
  {
    id: 'courses.detail',
    path: '/explore/courses/:courseId/:courseName',
    lazy: () => import(/* webpackChunkName: "courses.detail" */ './pages/detail/page'),
  },
  {
    id: 'courses.short-link',
    path: '/explore/courses/:courseId',
    lazy: () => import(/* webpackChunkName: "courses.short-link" */ './pages/short-link/page'),
  },
];
