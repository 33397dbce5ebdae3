import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(300));

/** The most things that can be watched; their text must fit into one setting of an account. */
export const MAX_WATCHES = 40;

const Watch = v.object({
  /** The kinds of favourites (E-14) that the published data changes, and searches. */
  kind: v.picklist(['courses', 'unis', 'filters']),
  /** The id of the saved thing; of a search, its address. */
  id: text,
  title: text,
  // Stored data can be tampered with, so only paths of this site become links.
  url: v.pipe(text, v.regex(/^\/(?![/\\])/)),
});

/** A thing or a search that the visitor asked to be told about. */
export type Watch = Readonly<v.InferOutput<typeof Watch>>;

/** Parses watches; those that are not valid are left out, as are those above the most. */
export const StoredWatches = v.pipe(
  v.array(v.unknown()),
  v.transform((items): readonly Watch[] =>
    items
      .flatMap((item) => {
        const parsed = v.safeParse(Watch, item);
        return parsed.success ? [parsed.output] : [];
      })
      .slice(0, MAX_WATCHES),
  ),
);

/** Whether two watches are of the same thing. */
export const isSameWatch = (one: Pick<Watch, 'kind' | 'id'>, other: Pick<Watch, 'kind' | 'id'>): boolean =>
  one.kind === other.kind && one.id === other.id;
