import type { Row } from '../publication';

/** How sentences about a missing figure begin on pages, and the reason that each states. */
const ABSENCE_SENTENCES: readonly (readonly [beginning: string, absent: string])[] = [
  ['Not among our files', 'not imported'],
  ['The publisher has this figure, but not', 'not imported'],
  ['Withheld, too few answered', 'too few'],
  ['Too few people answered', 'too few'],
  ['Nobody was asked yet', 'not asked'],
  ['Not published', 'not published'],
  ['The publisher gives no figure', 'not published'],
];

/** The reason for a missing figure in a line of a page; undefined where the line has none. */
export const parseAbsence = (line: string | undefined): { absent: string } | undefined => {
  const sentence = ABSENCE_SENTENCES.find(([beginning]) => line?.startsWith(beginning));
  return sentence && { absent: sentence[1] };
};

/** Why no row has a figure, by the file's reason codes: 0 is too few people, 1 is no one to survey. */
export const absenceOf = (rows: readonly Row[], prefix: string, isAvailable: boolean): { absent: string } => {
  if (rows.length === 0) return { absent: isAvailable ? 'not published' : 'not imported' };
  const reasons = rows.map((row) => row[`${prefix}UNAVAILREASON`]);
  if (reasons.includes('0')) return { absent: 'too few' };
  return { absent: reasons.includes('1') ? 'not asked' : 'not published' };
};
