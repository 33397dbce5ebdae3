import type { Samples } from '@signpost/federation/conformance';
import type config from './remote.config';

const BATH = '/explore/unis/10007850/university-of-bath';

/** Paths and fixtures that the conformance kit checks on this remote. */
export default {
  paths: {
    '/explore/unis': '/explore/unis',
    '/explore/unis/names': '/explore/unis/names',
    '/explore/unis/:uniId/:uniName': BATH,
    '/explore/unis/:uniId/:uniName/apprenticeships': `${BATH}/apprenticeships`,
    '/explore/unis/:uniId/:uniName/courses': `${BATH}/courses`,
    '/explore/unis/:uniId/:uniName/international': `${BATH}/international`,
    '/explore/unis/:uniId/:uniName/outreach': `${BATH}/outreach`,
    '/explore/unis/:uniId/:uniName/stats': `${BATH}/stats`,
    '/explore/unis/:uniId/:uniName/student-life': `${BATH}/student-life`,
    '/explore/related/:uniId': '/explore/related/10007850',
    '/explore/uni-detail/:uniId': '/explore/uni-detail/10007850',
    '/explore/spotlights/:spotlightId/:spotlightName':
      '/explore/spotlights/bath-engineering/engineering-on-a-hill-above-bath',
    '/explore/where-to-go': '/explore/where-to-go',
  },
  slots: {
    'home.row': '/',
    'explore.row': '/explore',
    'compare.row': '/explore/compare?unis=10007850,10007803',
    'card.universities': '/explore/search/universities?q=bath',
    'card.location_guides': '/explore/search/location_guides?q=bath',
    'card.open_days': '/explore/search/open_days',
    'card.spotlights': '/explore/search/spotlights',
  },
  hosts: { 'unis.provider.row.v1': BATH },
} satisfies Samples<typeof config>;
