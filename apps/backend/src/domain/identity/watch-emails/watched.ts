import { z } from 'zod';

const watchedSchema = z.object({
  items: z.array(z.object({ kind: z.string(), id: z.string() })).max(200),
});

const COURSE_PATTERN = /^[0-9a-f-]{36}$/;
const UKPRN_PATTERN = /^\d{8}/;

/** Name and collection of the setting in which browsers keep what is watched. */
export const WATCHES_SETTING = { name: 'watches', collection: 'signpost' };

/** Reads the watched courses and universities from the text of the setting; what is not valid is left out. */
export const watchedRecords = (data: string): { records: string[]; providers: string[] } => {
  const { data: read } = watchedSchema.safeParse(parse(data));
  const items = read?.items ?? [];
  return {
    records: items.flatMap(({ kind, id }) => (kind === 'courses' && COURSE_PATTERN.test(id) ? [id] : [])),
    providers: items.flatMap(({ kind, id }) =>
      kind === 'unis' && UKPRN_PATTERN.test(id) ? [id.slice(0, 8)] : [],
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
