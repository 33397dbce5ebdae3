import * as v from 'valibot';
import type { QueryInterpretation } from './types';

const UnderstoodFilter = v.object({
  attribute: v.string(),
  value: v.string(),
  label: v.string(),
  text: v.string(),
  without: v.string(),
  near: v.optional(v.object({ lat: v.number(), lng: v.number(), radius: v.number() })),
});

/** The query interpretation; a service without rules returns none. */
const RawUnderstood = v.object({
  kind: v.literal('understood'),
  query: v.string(),
  filters: v.fallback(v.array(UnderstoodFilter), []),
  matched: v.fallback(v.picklist(['all', 'most']), 'all'),
  suggestion: v.optional(v.string()),
  group: v.optional(v.number()),
});

type RawUnderstood = v.InferOutput<typeof RawUnderstood>;

/** The query interpretation in the response; ignores the data of other rules. */
export const understoodIn = (data: readonly unknown[] = []): { understood?: QueryInterpretation } => {
  for (const each of data) {
    const parsed = v.safeParse(RawUnderstood, each);
    if (parsed.success) return { understood: toUnderstood(parsed.output) };
  }
  return {};
};

const toUnderstood = ({
  query,
  matched,
  filters,
  suggestion,
  group,
}: RawUnderstood): QueryInterpretation => ({
  query,
  matched,
  filters: filters.map(({ near, ...filter }) => ({ ...filter, ...(near && { near }) })),
  ...(suggestion !== undefined && { suggestion }),
  ...(group !== undefined && { group }),
});
