import { sql } from 'kysely';
import type { Kind, Item, Favourites } from './schema';

interface SavedRow extends Item {
  kind: string;
  /** Its slot of the top five, if any. */
  number: number | null;
}

/** SQL for all that an account saved, the latest last, as one JSON list. Part of the statement that reads the account, so that it fits the version. */
export const savedRows = () => sql<SavedRow[]>`(
  select coalesce(json_agg(json_build_object(
    'kind', f.kind, 'id', f.id, 'title', f.title, 'url', f.url, 'type', f.type, 'note', f.note, 'number', t.number
  ) order by f.position), '[]')
  from favourite f
  left join top_choice t on t.account_id = f.account_id and t.kind = f.kind and t.course_id = f.id
  where f.account_id = account.account_id)`;

/** E-14: rows as favourites by kind, with five slots. */
export function toFavourites(version: number, rows: readonly SavedRow[]): Favourites {
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
}

/** E-14: what a person who is not signed in has saved here. */
export const noFavourites: Favourites = toFavourites(0, []);

/** A note of no characters is how a person takes a note away. */
function toItem({ id, title, url, type, note }: SavedRow): Item {
  return { id, title, url, type, note: note || null };
}
