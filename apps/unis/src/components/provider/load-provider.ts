import type { LoaderFunctionArgs } from 'react-router-dom';
import { load } from '@signpost/api-client/base';
import { unisApi, type Provider } from '@signpost/api-client/unis';
import { pageNotFound } from '@signpost/federation/contract';

/** A provider's full id, or its first 8 characters. */
const PROVIDER_ID = /^[0-9a-z]{8}(-[0-9a-z-]{1,40})?$/i;

/** Loads the provider with the `uniId` in the address; throws not found (B-06) for an invalid or unknown id. */
export const loadProvider = async ({ context, params, request }: LoaderFunctionArgs): Promise<Provider> => {
  const id = params.uniId ?? '';
  if (!PROVIDER_ID.test(id)) throw pageNotFound(request.url);
  const provider = await load(context, unisApi.endpoints.getProvider.initiate({ id }));
  if (!provider) throw pageNotFound(request.url);
  return provider;
};
