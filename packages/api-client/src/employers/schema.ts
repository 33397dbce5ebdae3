import * as v from 'valibot';
import { picture } from '../wire';

const text = v.pipe(v.string(), v.minLength(1));
const texts = v.optional(v.array(v.string()), []);
const prose = v.optional(v.string(), '');
const textOrNull = v.nullish(v.string(), null);
const address = v.object({
  address1: v.string(),
  address2: textOrNull,
  city: v.string(),
  county: textOrNull,
  country: v.string(),
  postcode: v.string(),
});
const description = v.object({ title: prose, summary: prose, text: prose });
const quote = v.object({ name: v.string(), position: v.string(), quote: v.string() });

/** An employer as C-18 gives it. */
export const RawEmployer = v.object({
  id: text,
  guid: v.string(),
  machine_name: text,
  title: text,
  name: text,
  sample: v.optional(v.boolean(), false),
  notice: textOrNull,
  enhanced: v.optional(v.boolean(), false),
  address,
  branchLocations: v.optional(v.array(address), []),
  latlon: v.nullish(v.object({ lat: v.number(), lon: v.number() }), null),
  tile: picture,
  banner: picture,
  logo: picture,
  galleryImages: v.optional(v.array(v.object({ url: picture, alt: v.string() })), []),
  video: textOrNull,
  companyInfo: v.object({
    companySize: v.string(),
    founded: v.string(),
    headquarters: address,
    industry: v.string(),
    revenue: textOrNull,
  }),
  cultureAndValues: textOrNull,
  shortDescription: description,
  longDescription: description,
  awards: texts,
  perks: texts,
  primaryQuote: v.nullish(quote, null),
  secondaryQuote: v.nullish(quote, null),
  testimonials: v.optional(v.array(quote), []),
  email: textOrNull,
  telephone: textOrNull,
  url: textOrNull,
  socialMediaLinks: v.optional(v.record(v.string(), v.nullable(v.string())), {}),
  salesforceId: textOrNull,
  universities: v.optional(v.array(v.object({ providerId: v.string(), name: v.string() })), []),
});
export type RawEmployer = v.InferOutput<typeof RawEmployer>;
