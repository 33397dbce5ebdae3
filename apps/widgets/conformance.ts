import type { Samples } from '@signpost/federation/conformance';
import type config from './remote.config';

/** Paths and fixtures that the conformance kit checks on this remote. */
export default {
  paths: {
    '/embed': '/embed',
    '/industry-guide-widget': '/industry-guide-widget?industryGuide=construction-and-property',
    '/subject-widget': '/subject-widget?subject=psychology',
    '/explore/subjects/:subject': '/explore/subjects/psychology',
    '/explore/industry-guides/:industryGuide': '/explore/industry-guides/construction-and-property',
  },
  slots: { 'card.industry_guides': '/explore/search/industry_guides' },
  views: [
    { name: 'subject', path: '/explore/subjects/psychology', phone: false },
    { name: 'widget', path: '/subject-widget?subject=psychology', phone: false },
  ],
} satisfies Samples<typeof config>;
