import type { LoaderFunctionArgs } from 'react-router-dom';
import { load } from '@signpost/api-client/base';
import { settingsApi } from '@signpost/api-client/settings';
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

/** Fetches the backend's settings. */
export const fetchSettings = settingsApi.endpoints.getSettings.initiate(undefined);

/** A loader that fails without the settings. */
export const settingsLoader = ({ context }: LoaderFunctionArgs) => load(context, fetchSettings);
