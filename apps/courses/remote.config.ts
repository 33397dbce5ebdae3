import type { RemoteConfig } from '@signpost/federation/contract';

export default {
  name: 'courses',
  paths: [
    '/explore/courses',
    '/explore/courses/choices',
    '/explore/courses/suggestions',
    '/explore/courses/:courseId/:courseName',
    '/explore/courses/:courseId',
  ],
  slots: ['explore.row', 'for-you.row', 'card.courses', 'card.subject_guides'],
  contract: '^1.4.0',
  budget: 30_000,
} as const satisfies RemoteConfig;
