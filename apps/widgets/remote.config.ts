import type { RemoteConfig } from '@signpost/federation/contract';

export default {
  name: 'widgets',
  paths: [
    '/embed',
    '/industry-guide-widget',
    '/subject-widget',
    '/explore/subjects/:subject',
    '/explore/industry-guides/:industryGuide',
  ],
  slots: ['card.industry_guides'],
  names: [
    'element:signpost-subject-widget',
    'element:signpost-industry-guide-widget',
    'embed:widgets.js',
    'embed:frame.js',
    'embed:remote-entry.js',
    'embed:view.cy.js',
    'embed:events.schema.json',
  ],
  contract: '^1.5.0',
  budget: 25_000,
  bundler: 'rspack',
} as const satisfies RemoteConfig;
