import type { Samples } from '@signpost/federation/conformance';
import type config from './remote.config';

/** Paths and fixtures that the conformance kit checks on this remote. */
export default {
  paths: {
    '/explore/employers': '/explore/employers',
    '/explore/employer/:employerAlias': '/explore/employer/aldermast',
    '/explore/virtual-work-experiences/:workExperienceId/:workExperienceName':
      '/explore/virtual-work-experiences/merrowstone-a-day-as-site-manager/a-day-as-site-manager',
  },
  slots: {
    'unis.provider.row.v1': '/explore/unis/10007850/university-of-bath',
    'home.row': '/',
    'explore.row': '/explore',
    'for-you.row': '/explore/for-you?postcode=BA2+7AY',
    'card.employers': '/explore/search/employers',
    'card.apprenticeships': '/explore/search/apprenticeships',
    'card.virtual_work_experiences': '/explore/search/virtual_work_experiences',
  },
  views: [{ name: 'employer', path: '/explore/employer/aldermast', phone: false }],
} satisfies Samples<typeof config>;
