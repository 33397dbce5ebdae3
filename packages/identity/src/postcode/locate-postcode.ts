import { createStore, siteAddresses } from '@signpost/api-client/base';
import { geocodeApi, type Position } from '@signpost/api-client/geocode';

/**
 * Looks up the position of an account's postcode (C-17); null when it has none. Never rejects. The result is not
 * cached on the device, because it would stay there after the sign-out.
 */
export const locatePostcode = async (postcode: string): Promise<Position | null> => {
  const { dispatch } = createStore({ apiBase: siteAddresses().api });
  const { data } = await dispatch(geocodeApi.endpoints.geocodePostcode.initiate(postcode));
  return data?.outcome === 'found' ? { lat: data.lat, lng: data.lng } : null;
};
