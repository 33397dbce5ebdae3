import type { RemoteConfig } from '@signpost/federation/contract';

export default {
  name: 'employers',
  paths: [
    '/explore/employer/:employerAlias',
    '/explore/virtual-work-experiences/:workExperienceId/:workExperienceName',
  ],
  slots: [],
  contract: '^1.0.0',
  budget: 30_000,
} as const satisfies RemoteConfig;
