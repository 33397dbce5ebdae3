import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { CourseBody } from '../catalogue/course-record';
import type { CourseTable } from '../../platform/database/course-tables';
import { requestLanguage } from '../../platform/language/request-language';

type CourseRow = Selectable<CourseTable>;
type Accreditation = CourseBody['accreditations'][number];

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

/** An accreditation in the API. */
export const localAccreditationSchema = z.strictObject({
  body: z.string(),
  purpose: z
    .strictObject({ text: z.string(), language: z.enum(['en', 'cy']) })
    .nullable()
    .describe('What it is for, in words that follow "for"; null where the publisher does not say'),
  depends: z.boolean().describe('Whether it depends on what the student chooses'),
  url: z.string().nullable(),
});

/**
 * A course's accreditations, with their purposes in the language of the request where they are published in it. A course
 * that was imported before purposes were has none until the next import.
 */
export const localAccreditations = (
  row: Pick<CourseRow, 'body' | 'welsh'>,
): z.infer<typeof localAccreditationSchema>[] => {
  const welsh = new Map(Object.entries(welshOf(row)?.purposes ?? {}));
  const accreditations: (Partial<Accreditation> & Pick<Accreditation, 'body' | 'url'>)[] =
    row.body.accreditations;
  return accreditations.map(({ body, purpose, depends = false, url }) => {
    const translated = purpose ? welsh.get(purpose) : undefined;
    const text = translated ?? purpose;
    return {
      body,
      purpose: text ? { text, language: translated === undefined ? 'en' : 'cy' } : null,
      depends,
      url,
    };
  });
};
