import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1));

/** The graph fields of a career referenced by a guide. */
export const CAREER_LINK = 'id title summary url pay payMinimum payYear';

/** A career referenced by a guide, as the graph returns it (C-13). */
export const RawCareerLink = v.object({
  id: text,
  title: text,
  summary: v.optional(v.string(), ''),
  url: text,
  pay: v.nullish(v.number(), null),
  payMinimum: v.nullish(v.number(), null),
  payYear: v.optional(v.string(), ''),
});
