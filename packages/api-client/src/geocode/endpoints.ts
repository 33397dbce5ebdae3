import * as v from 'valibot';
import { accessOf, api, unreadableBecause } from '@signpost/api-client/base';
import type { Geocoded } from './types';

const text = v.nullish(v.string(), null);

const RawPlace = v.object({
  postcode: v.string(),
  outcode: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  town: text,
  region: text,
  country: text,
});

/** How long an outage is cached before the postcode is looked up again, in milliseconds. */
const OUTAGE_MAX_AGE_MS = 30_000;

const LOG_LINE = 'There has been a problem fetching lat long';

const nowhere = (outcome: 'unknown' | 'malformed' | 'unavailable'): Geocoded => ({ outcome, lat: 0, lng: 0 });

/**
 * Postcode lookup (C-17): `geocodePostcode(postcode)` takes a full postcode or an outcode and never fails. Without a
 * position it returns 0, 0 and the reason; an outage is logged and retried after half a minute. A browser reads
 * and writes the device's cache of postcodes (S-11). Results and
 * outages are serialised into the page, so server and browser render the same.
 */
export const geocodeApi = api.injectEndpoints({
  endpoints: (build) => ({
    geocodePostcode: build.query<Geocoded, string>({
      forceRefetch: ({ endpointState }) =>
        (endpointState?.data as Geocoded | undefined)?.outcome === 'unavailable' &&
        Date.now() - (endpointState?.fulfilledTimeStamp ?? 0) > OUTAGE_MAX_AGE_MS,
      queryFn: async (postcode, context, options) => {
        const { query, report, onProblem, postcodes } = accessOf(context);
        const known = postcodes?.read(postcode);
        if (known) {
          // Written again, so that it is the one looked up last.
          postcodes?.write(postcode, known);
          return { data: { outcome: 'found', ...known } };
        }
        const parameters = new URLSearchParams({ postcode });
        const answer = await query(`/api/v1/geocode-postcode?${parameters}`, context, options);
        if (answer.error?.status === 400) return { data: nowhere('malformed') };
        if (answer.error?.status === 404) return { data: nowhere('unknown') };
        const parsed = v.safeParse(RawPlace, answer.data);
        if (answer.error) {
          report(LOG_LINE, answer.error.detail);
          return { data: nowhere('unavailable') };
        }
        if (!parsed.success) {
          const problem = unreadableBecause('The answer is not a place', (_, reason) =>
            report(LOG_LINE, reason),
          );
          onProblem?.(problem);
          return { data: nowhere('unavailable') };
        }
        const { latitude, longitude, ...place } = parsed.output;
        const found = { lat: latitude, lng: longitude, place };
        postcodes?.write(postcode, found);
        return { data: { outcome: 'found', ...found } };
      },
    }),
  }),
});
