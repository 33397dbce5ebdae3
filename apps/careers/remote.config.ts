import type { RemoteConfig } from '@signpost/federation/contract';

export default {
  name: 'careers',
  paths: [
    '/explore/career-compass',
    '/explore/career-list',
    '/explore/career-page/:careerPathId/:careerId',
    '/explore/career-path/:careerPathId',
    '/explore/career-quiz',
    '/explore/career-search',
    '/explore/what-to-do',
  ],
  slots: [
    'home.row',
    'explore.row',
    'for-you.row',
    'card.careers',
    'card.career_pathways',
    'courses.course.row.v1',
  ],
  hosts: {
    'careers.career.row.v1': { timeoutMs: 1_500, budget: 25_000, failure: 'regular' },
  },
  contract: '^1.5.0',
  budget: 25_000,
} as const satisfies RemoteConfig;
