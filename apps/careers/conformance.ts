import type { Samples } from '@signpost/federation/conformance';
import type config from './remote.config';

/** Paths and fixtures that the conformance kit checks on this remote. */
export default {
  paths: {
    '/explore/career-compass': '/explore/career-compass',
    '/explore/career-list': '/explore/career-list',
    '/explore/career-page/:careerPathId/:careerId': '/explore/career-page/13.growing-food/5113',
    '/explore/career-path/:careerPathId': '/explore/career-path/13.growing-food',
    '/explore/career-quiz': '/explore/career-quiz?a=35',
    '/explore/career-search': '/explore/career-search?q=nurse',
    '/explore/what-to-do': '/explore/what-to-do',
  },
  slots: {
    'courses.course.row.v1': '/explore/courses/bd6d4a75-15a8-82ee-a93f-c0b1ad9a7ee1/accounting-and-finance',
    'home.row': '/',
    'explore.row': '/explore',
    'for-you.row': '/explore/for-you?courses=bd6d4a75-15a8-82ee-a93f-c0b1ad9a7ee1',
    'card.careers': '/explore/search/careers?q=nurse',
    'card.career_pathways': '/explore/search/career_pathways',
  },
  hosts: { 'careers.career.row.v1': '/explore/career-page/13.growing-food/5113' },
  views: [
    { name: 'careers', path: '/explore/career-list', phone: false },
    { name: 'career', path: '/explore/career-page/13.growing-food/5113' },
    { name: 'career pathway', path: '/explore/career-path/13.growing-food', phone: false },
    { name: 'quiz', path: '/explore/career-quiz', phone: false },
    { name: 'quiz, a statement', path: '/explore/career-quiz?a=35', phone: false },
    { name: 'compass', path: '/explore/career-compass', phone: false },
    { name: 'what to do', path: '/explore/what-to-do', phone: false },
  ],
} satisfies Samples<typeof config>;
