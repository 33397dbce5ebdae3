import type { CourseWelsh } from '../catalogue/course-record';
import { webAddress, welshPurposes } from './accreditation';
import { locationsOf } from './options';
import { placeName, welshPlaceName } from './place';
import type { Lookups, PublishedCourse, Row } from './published';
import { cell, rowsOf } from './published';

/** Returns what is published of a course in Welsh and differs from the English; undefined when nothing is. */
export const welshTexts = (
  course: PublishedCourse,
  titled: Row,
  lookups: Lookups,
): CourseWelsh | undefined => {
  const different = (column: string): string => {
    const [welsh = '', english] = [`${column}W`, column].map((name) =>
      cell(titled, name).replaceAll(/\s+/g, ' '),
    );
    return welsh === english ? '' : welsh;
  };
  const places = course.modes
    .flatMap((mode) => locationsOf(mode, lookups))
    .map(({ row }) => [placeName(row), welshPlaceName(row)] as const)
    .filter(([name, welsh]) => name && welsh);
  const title = different('TITLE') || null;
  const url = webAddress(different('CRSEURL'));
  const purposes = welshPurposes(rowsOf(course, 'ACCREDITATION'), lookups);
  if (title === null && url === null && places.length + Object.keys(purposes).length === 0) return undefined;
  return { title, url, places: Object.fromEntries(places), purposes };
};
