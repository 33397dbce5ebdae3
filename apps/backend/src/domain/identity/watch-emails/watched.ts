import { z } from 'zod';
import { digestTexts } from './digest-texts';

const watchedSchema = z.object({
  items: z.array(z.object({ kind: z.string(), id: z.string(), title: z.string().optional() })).max(200),
});

const COURSE_PATTERN = /^[0-9a-f-]{36}$/;
const UKPRN_PATTERN = /^\d{8}/;

/** Name and collection of the setting in which browsers keep what is watched. */
export const WATCHES_SETTING = { name: 'watches', collection: 'signpost' };

/** A watched search. */
export interface WatchedSearch {
  title: string;
  /** The path and the query string of its page. */
  address: string;
}

/** What an account watches. */
export interface Watched {
  /** Ids of courses. */
  records: string[];
  /** UKPRNs of universities. */
  providers: string[];
  searches: WatchedSearch[];
}

/** Reads what is watched from the text of the setting; what is not valid is left out. */
export const readWatched = (data: string): Watched => {
  const { data: read } = watchedSchema.safeParse(parse(data));
  const items = read?.items ?? [];
  return {
    records: items.flatMap(({ kind, id }) => (kind === 'courses' && COURSE_PATTERN.test(id) ? [id] : [])),
    providers: items.flatMap(({ kind, id }) =>
      kind === 'unis' && UKPRN_PATTERN.test(id) ? [id.slice(0, 8)] : [],
    ),
    searches: items.flatMap(({ kind, id, title }) =>
      kind === 'filters' ? [{ title: title ?? digestTexts().search, address: id }] : [],
    ),
  };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
