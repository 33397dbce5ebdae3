import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1));

/** What a graph query asks of a career that a guide names. */
export const CAREER_LINK = 'id title summary url pay payMinimum payYear';

/** A career that a guide names, as the graph gives it (C-13). */
export const RawCareerLink = v.object({
  id: text,
  title: text,
  summary: v.optional(v.string(), ''),
  url: text,
  pay: v.nullish(v.number(), null),
  payMinimum: v.nullish(v.number(), null),
  payYear: v.optional(v.string(), ''),
});
