import * as v from 'valibot';
import { picture, textLanguage } from '../../wire';

const text = v.pipe(v.string(), v.minLength(1));

/** A place in the list of C-22. `isFilter` is derived by E-09 instead of read. */
export const RawLocation = v.object({
  id: text,
  title: text,
  type: v.picklist(['country-guide', 'region-guide', 'city-guide']),
});
export type RawLocation = v.InferOutput<typeof RawLocation>;

/** A location guide of the graph (C-13). */
const RawLocationGuide = v.object({
  ...RawLocation.entries,
  nid: text,
  summary: v.optional(v.string(), ''),
  url: text,
  image: picture,
  article16by10Image: picture,
});

const textOrNull = v.nullish(v.string(), null);
const numberOrNull = v.nullish(v.number(), null);

/** A location guide of the graph with its text (C-13). */
export const RawLocationStory = v.object({
  ...RawLocationGuide.entries,
  body: v.optional(v.string(), ''),
  language: textLanguage,
  banner: picture,
  facts: v.optional(v.array(v.object({ label: v.string(), value: v.string(), source: textOrNull })), []),
  nation: textOrNull,
  region: textOrNull,
  latitude: numberOrNull,
  longitude: numberOrNull,
  radius: numberOrNull,
});
