import type { Selectable } from 'kysely';
import type { CourseTable } from '../../platform/database/course-tables';
import { requestLanguage } from '../../platform/language/request-language';

type CourseRow = Selectable<CourseTable>;

const welshOf = ({ welsh }: Pick<CourseRow, 'welsh'>) => (requestLanguage() === 'cy' ? welsh : null);

/**
 * A course's title in the language of the request; `englishTitle`, of which its address is made, where it is another.
 */
export const courseTitles = (row: Pick<CourseRow, 'title' | 'welsh'>) => {
  const welsh = welshOf(row)?.title;
  return welsh == null ? { title: row.title, englishTitle: null } : { title: welsh, englishTitle: row.title };
};

/** The address of a course's page at its provider, in the language of the request where there is one. */
export const providerPage = (row: Pick<CourseRow, 'body' | 'welsh'>): string | null =>
  welshOf(row)?.url ?? row.body.url;

/** A course's options, with the names of places in the language of the request where they are published in it. */
export const localOptions = (row: Pick<CourseRow, 'body' | 'welsh'>): CourseRow['body']['options'] => {
  const welsh = welshOf(row);
  if (!welsh) return row.body.options;
  const names = new Map(Object.entries(welsh.places));
  return row.body.options.map(({ place, ...option }) => ({
    ...option,
    place: place && { ...place, name: names.get(place.name) ?? place.name },
  }));
};
