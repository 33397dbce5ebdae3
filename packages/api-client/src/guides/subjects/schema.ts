import * as v from 'valibot';
import { picture } from '../../wire';

const text = v.pipe(v.string(), v.minLength(1));

/** A subject in the list of C-21. */
export const RawSubject = v.object({
  id: text,
  title: text,
  url: text,
  subjectMap: v.optional(v.array(v.string()), []),
});

/** A subject guide of the graph (C-13). */
export const RawSubjectGuide = v.object({
  ...RawSubject.entries,
  nid: text,
  summary: v.optional(v.string(), ''),
  image: picture,
  icon: v.optional(v.string(), ''),
  salary: v.nullish(
    v.object({
      median: v.number(),
      lowerQuartile: v.number(),
      upperQuartile: v.number(),
      graduates: v.number(),
      groups: v.optional(v.number(), 1),
      monthsAfter: v.number(),
      year: v.string(),
    }),
    null,
  ),
  hecosMap: v.optional(v.array(v.object({ code: v.string(), label: v.string() })), []),
});
