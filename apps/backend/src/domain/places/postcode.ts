import type { RefinementCtx } from 'zod';

const OUTCODE = '(?:GIR|[A-Z]{1,2}\\d[A-Z\\d]?)';
const POSTCODE_PATTERN = new RegExp(`^(${OUTCODE})(?: ?(\\d[ABD-HJLNP-UW-Z]{2}))?$`);

/** The validation message for text that is not a postcode. */
export const POSTCODE_MESSAGE = 'must be a UK postcode, such as BA2 7AY, or the first half of one';

/** A whole postcode or its first half, in capitals with one space. */
export interface Postcode {
  outcode: string;
  postcode: string;
}

/** A zod transform that parses a postcode in any case and spacing, or adds an issue. */
export const toPostcode = (text: string, context: RefinementCtx): Postcode => {
  const [, outcode, inward] = POSTCODE_PATTERN.exec(text.toUpperCase().trim().replaceAll(/\s+/g, ' ')) ?? [];
  if (!outcode) context.addIssue({ code: 'custom', message: POSTCODE_MESSAGE });
  return { outcode: outcode ?? '', postcode: [outcode, inward].filter(Boolean).join(' ') };
};
