import type { Row } from '../publication';

/** How sentences about a missing figure begin on pages, and the reason that each states. */
const ABSENCE_SENTENCES: readonly (readonly [beginning: string, absent: string])[] = [
  ['Not among our files', 'not imported'],
  ['The publisher has this figure, but not', 'not imported'],
  ['Withheld, too few people', 'too small'],
  ['It is about too few people', 'too small'],
  ['Too new', 'too new'],
  ['What is taught here is new', 'too new'],
  ['Not published', 'not published'],
  ['The publisher gives no figure', 'not published'],
];

/** The reason for a missing figure in a line of a page; undefined where the line has none. */
export const parseAbsence = (line: string | undefined): { absent: string } | undefined => {
  const sentence = ABSENCE_SENTENCES.find(([beginning]) => line?.startsWith(beginning));
  return sentence && { absent: sentence[1] };
};

/** Why no row has a figure, by the file's reason codes: 0 is too few people, 1 is a new course. */
export const absenceOf = (rows: readonly Row[], prefix: string, isAvailable: boolean): { absent: string } => {
  if (rows.length === 0) return { absent: isAvailable ? 'not published' : 'not imported' };
  const reasons = rows.map((row) => row[`${prefix}UNAVAILREASON`]);
  if (reasons.includes('0')) return { absent: 'too small' };
  return { absent: reasons.includes('1') ? 'too new' : 'not published' };
};
