import { sql } from 'kysely';
import type { Kind, Item, Favourites } from './schema';

interface SavedRow extends Item {
  kind: string;
  /** Its slot in the top five, if any. */
  number: number | null;
}

/**
 * SQL for all favourites of an account, the latest last, as one JSON list. Part of the statement that reads the
 * account, so that it is consistent with the version.
 */
export const savedRows = () => sql<SavedRow[]>`(
  select coalesce(json_agg(json_build_object(
    'kind', f.kind, 'id', f.id, 'title', f.title, 'url', f.url, 'type', f.type, 'note', f.note, 'number', t.number
  ) order by f.position), '[]')
  from favourite f
  left join top_choice t on t.account_id = f.account_id and t.kind = f.kind and t.course_id = f.id
  where f.account_id = account.account_id)`;

/** E-14: converts rows to favourites by kind, with five slots. */
export const toFavourites = (version: number, rows: readonly SavedRow[]): Favourites => {
  const ofKind = (kind: Kind) => rows.filter((row) => row.kind === kind).map(toItem);
  const top = [1, 2, 3, 4, 5].map((number) => {
    const row = rows.find((candidate) => candidate.number === number);
    return { number, course: row ? toItem(row) : (false as const) };
  });
  return {
    version,
    top,
    courses: ofKind('courses'),
    subjects: ofKind('subjects'),
    unis: ofKind('unis'),
    locations: ofKind('locations'),
    filters: ofKind('filters'),
    pages: ofKind('pages'),
    careerPathways: ofKind('careerPathways'),
    careerCareers: ofKind('careerCareers'),
  };
};

/** An empty note removes the note. */
const toItem = ({ id, title, url, type, note }: SavedRow): Item => ({
  id,
  title,
  url,
  type,
  note: note || null,
});

/** E-14: the favourites of an anonymous visitor. */
export const noFavourites: Favourites = toFavourites(0, []);
