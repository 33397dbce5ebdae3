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
  views: [
    { name: 'landing', path: '/explore/unis' },
    { name: 'landing filtered', path: '/explore/unis?filters=Wales~country&postcode=BA2+7AY&sort=distance' },
    { name: 'landing as a map', path: '/explore/unis?view=map&letter=L', phone: false },
    { name: 'landing with nothing found', path: '/explore/unis?q=zzxxqqyy', phone: false },
    {
      name: 'landing with problems',
      path: '/explore/unis?page=-1&letter=Y&filters=Blue~colour&postcode=12345',
      phone: false,
    },
    { name: 'overview', path: BATH },
    {
      name: 'overview with little published',
      path: '/explore/unis/99999999/brighton-and-sussex-medical-school',
      phone: false,
    },
    {
      name: 'overview with a very long name',
      path: '/explore/unis/10032282/the-queens-foundation-for-ecumenical-theological-education',
      phone: false,
    },
    { name: 'student life', path: `${BATH}/student-life`, phone: false },
    { name: 'stats', path: `${BATH}/stats`, phone: false },
    { name: 'courses of a provider', path: `${BATH}/courses`, phone: false },
    { name: 'where to go', path: '/explore/where-to-go', phone: false },
    {
      name: 'spotlight',
      path: '/explore/spotlights/bath-engineering/engineering-on-a-hill-above-bath',
      phone: false,
    },
  ],
} satisfies Samples<typeof config>;
