import type { RemoteConfig } from '@signpost/federation/contract';

export default {
  name: 'courses',
  paths: [
    '/explore/courses',
    '/explore/courses/choices',
    '/explore/courses/grades',
    '/explore/courses/near-home',
    '/explore/courses/results-day',
    '/explore/courses/subjects',
    '/explore/courses/suggestions',
    '/explore/courses/:courseId/:courseName',
    '/explore/courses/:courseId',
  ],
  slots: ['explore.row', 'for-you.row', 'card.courses', 'card.subject_guides', 'careers.career.row.v1'],
  hosts: {
    'courses.course.row.v1': { timeoutMs: 1_500, budget: 25_000, failure: 'essential' },
  },
  names: ['storage:signpost.plan-put-aside', 'storage:UcasCacheItem.viewedCourses'],
  contract: '^1.5.0',
  budget: 25_000,
} as const satisfies RemoteConfig;
