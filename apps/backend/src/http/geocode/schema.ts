import { z } from 'zod';
import { once, query } from '../query';

const message = 'must be a UK postcode, such as BA2 7AY, or the first half of one';
const outward = '(?:GIR|[A-Z]{1,2}\\d[A-Z\\d]?)';
const shape = new RegExp(`^(${outward})(?: ?(\\d[ABD-HJLNP-UW-Z]{2}))?$`);

/** C-17. A postcode in any spacing and case, as `{ outcode, postcode }` in the usual form. */
export const geocodeQuerySchema = query({
  postcode: once(message)
    .max(12, message)
    .transform((text, context) => {
      const [, outcode, inward] = shape.exec(text.toUpperCase().trim().replaceAll(/\s+/g, ' ')) ?? [];
      if (!outcode) context.addIssue({ code: 'custom', message });
      return { outcode: outcode ?? '', postcode: [outcode, inward].filter(Boolean).join(' ') };
    }),
});

export type GeocodeQuery = z.infer<typeof geocodeQuerySchema>;

/** C-17's answer: the middle of the postcode's outcode. */
export const geocodeSchema = z.strictObject({
  postcode: z.string(),
  outcode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  town: z.string(),
  region: z.string(),
  country: z.string(),
});
