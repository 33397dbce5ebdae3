import { z } from 'zod';
import { POSTCODE_MESSAGE, toPostcode } from '../../../domain/places/postcode';
import { once, query } from '../../query';

/** C-17. A postcode in any spacing and case, normalised to `{ outcode, postcode }`. */
export const geocodeQuerySchema = query({
  postcode: once(POSTCODE_MESSAGE).max(12, POSTCODE_MESSAGE).transform(toPostcode),
});

export type GeocodeQuery = z.infer<typeof geocodeQuerySchema>;

/** C-17's response: the centre of the postcode's outcode. */
export const geocodeSchema = z.strictObject({
  postcode: z.string(),
  outcode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  town: z.string(),
  region: z.string(),
  country: z.string(),
});
