import { createStore, siteAddresses } from '@signpost/api-client/base';
import { geocodeApi, type Position } from '@signpost/api-client/geocode';

/** Not cached on the device, because it would stay there after the sign-out. */
const look = async (postcode: string) => {
  const { dispatch } = createStore({ apiBase: siteAddresses().api });
  const { data } = await dispatch(geocodeApi.endpoints.geocodePostcode.initiate(postcode));
  return data?.outcome === 'found' ? data : null;
};

/** Looks up the position of an account's postcode (C-17); null when it has none. Never rejects. */
export const locatePostcode = async (postcode: string): Promise<Position | null> => {
  const found = await look(postcode);
  return found && { lat: found.lat, lng: found.lng };
};

/** Looks up the nation of an account's postcode (C-17); null when it is not known. Never rejects. */
export const nationOfPostcode = async (postcode: string): Promise<string | null> =>
  (await look(postcode))?.place.country ?? null;
