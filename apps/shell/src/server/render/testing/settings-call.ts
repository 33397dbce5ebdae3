import type { LoaderFunctionArgs } from 'react-router-dom';
import { api, fetching, load } from '@signpost/api-client/base';
import * as v from 'valibot';
import { json } from '@signpost/api-client/testing';

/** The test backend's response with its settings. */
export const SETTINGS = json({
  apiUrl: '',
  searchDomain: '',
  servicesDomain: '',
  embed: false,
  facts: [],
  cycle: 2027,
});

/** The test backend's response when it is down. */
export const DOWN = json({ title: 'Down' }, 503);

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    getTestSettings: build.query<{ readonly embed: boolean }, undefined>({
      queryFn: fetching({
        subject: 'pages',
        request: () => '/api/settings',
        read: (answer) => v.parse(v.object({ embed: v.boolean() }), answer),
      }),
    }),
  }),
});

/** Fetches the backend's settings. */
export const fetchSettings = () => probe.endpoints.getTestSettings.initiate(undefined);

/** A loader that fails without the settings. */
export const settingsLoader = ({ context }: LoaderFunctionArgs) => load(context, fetchSettings());
