import type { RemoteConfig } from '@signpost/federation/contract';

export default {
  name: 'courses',
  paths: ['/explore/courses', '/explore/courses/:courseId/:courseName', '/explore/courses/:courseId'],
  slots: [],
  contract: '^1.0.0',
  budget: 30_000,
} as const satisfies RemoteConfig;
