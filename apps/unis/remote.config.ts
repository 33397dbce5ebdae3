import type { RemoteConfig } from '@signpost/federation/contract';

export default {
  name: 'unis',
  paths: [
    '/explore/unis',
    '/explore/unis/names',
    '/explore/unis/:uniId/:uniName',
    '/explore/unis/:uniId/:uniName/apprenticeships',
    '/explore/unis/:uniId/:uniName/courses',
    '/explore/unis/:uniId/:uniName/international',
    '/explore/unis/:uniId/:uniName/outreach',
    '/explore/unis/:uniId/:uniName/stats',
    '/explore/unis/:uniId/:uniName/student-life',
    '/explore/related/:uniId',
    '/explore/uni-detail/:uniId',
    '/explore/spotlights/:spotlightId/:spotlightName',
    '/explore/where-to-go',
  ],
  slots: [
    'home.row',
    'explore.row',
    'compare.row',
    'card.universities',
    'card.location_guides',
    'card.open_days',
    'card.spotlights',
  ],
  hosts: {
    'unis.provider.row.v1': { timeoutMs: 1_500, budget: 25_000, failure: 'regular' },
  },
  contract: '^1.5.0',
  budget: 25_000,
} as const satisfies RemoteConfig;
