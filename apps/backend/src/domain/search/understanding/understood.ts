import { z } from 'zod';

/** A filter named by words of the query; it has been applied already. */
export const understoodFilterSchema = z.strictObject({
  attribute: z
    .string()
    .describe(
      'A facet of the index, `_geoloc` for a distance, or `_excluded` for words that are not wanted.',
    ),
  value: z
    .string()
    .describe('The facet’s value; for a distance the postcode or place that it is measured from.'),
  label: z.string().describe('How to name the filter to a visitor.'),
  text: z.string().describe('The words of the query that say so.'),
  without: z.string().describe('The query without these words: searching for it takes the filter off.'),
  near: z
    .strictObject({ lat: z.number(), lng: z.number(), radius: z.int().describe('In metres.') })
    .optional()
    .describe('For a distance: from where, and how far.'),
});

/** How a search interpreted its query text. The search service returns it in `userData`, in the place of a matching Rule's data. */
export const understoodSchema = z.strictObject({
  kind: z.literal('understood'),
  query: z.string().describe('What was searched for as words.'),
  filters: z.array(understoodFilterSchema),
  matched: z
    .enum(['all', 'most'])
    .describe('Whether what was found holds all of the words, or most of them.'),
  suggestion: z.string().optional().describe('A spelling that finds more: “did you mean”.'),
  group: z
    .int()
    .optional()
    .describe(
      'In a search of several indexes: where this index stands among them, 0 answering the query best.',
    ),
});

export type Understood = z.infer<typeof understoodSchema>;
export type UnderstoodFilter = z.infer<typeof understoodFilterSchema>;
