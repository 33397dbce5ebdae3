import * as v from 'valibot';
import { api, fetching } from '@signpost/api-client/base';
import type { Settings } from './types';

const RawSettings = v.object({
  apiUrl: v.string(),
  searchDomain: v.string(),
  servicesDomain: v.string(),
  embed: v.boolean(),
});

/** The site's settings (C-01): `getSettings(undefined)` returns `Settings`. */
export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<Settings, undefined>({
      queryFn: fetching<undefined, Settings>({
        subject: 'settings',
        request: () => '/api/settings',
        read: (answer) => v.parse(RawSettings, answer),
      }),
    }),
  }),
});
