import type { RemoteConfig } from '@signpost/federation/contract';
import { settings } from './settings';

export default {
  name: 'employers',
  paths: [
    '/explore/employers',
    '/explore/employer/:employerAlias',
    '/explore/virtual-work-experiences/:workExperienceId/:workExperienceName',
  ],
  slots: [
    'home.row',
    'explore.row',
    'for-you.row',
    'card.employers',
    'card.apprenticeships',
    'card.virtual_work_experiences',
    'unis.provider.row.v1',
  ],
  settings,
  contract: '^1.6.0',
  budget: 25_000,
} as const satisfies RemoteConfig;
