import type { SettingDefinitions } from '@signpost/federation/contract';

/** Settings that can be changed while a release runs. */
export const settings = {
  providerRow: {
    kind: 'flag',
    default: true,
    description: 'Shows apprenticeships near a university on its page.',
  },
  nearbyRadius: {
    kind: 'number',
    default: 15,
    min: 1,
    max: 50,
    description: 'Distance from the university within which they are, in miles.',
  },
} as const satisfies SettingDefinitions;
