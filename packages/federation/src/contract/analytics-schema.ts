import * as v from 'valibot';

const words = v.pipe(v.string(), v.trim(), v.maxLength(200));
const needed = v.pipe(words, v.nonEmpty());

/**
 * A custom event of the analytics data layer (E-24). Strict, so that fields that are not listed here, such as
 * a postcode, cannot be sent. The shell validates every event against it.
 */
export const analyticsEvent = v.strictObject({
  category: needed,
  action: needed,
  label: words,
  journeyType: v.optional(needed, 'b2c'),
  productName: words,
  ownerCode: v.optional(words),
  ownerName: v.optional(words),
  providerCode: v.optional(words),
  providerName: v.optional(words),
});
