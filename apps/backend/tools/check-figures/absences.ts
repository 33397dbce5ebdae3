import type { Row } from '../publication';

/** How pages begin to say why a figure is not there, and the one word that the check uses for it. */
const words: readonly (readonly [beginning: string, absent: string])[] = [
  ['Not among our files', 'not imported'],
  ['The publisher has this figure, but not', 'not imported'],
  ['Withheld, too few answered', 'too few'],
  ['Too few people answered', 'too few'],
  ['Nobody was asked yet', 'not asked'],
  ['Not published', 'not published'],
  ['The publisher gives no figure', 'not published'],
];

/** Why a figure is not there, as a page says it; undefined where the line says no such thing. */
export const absenceIn = (line: string | undefined): { absent: string } | undefined => {
  const found = words.find(([beginning]) => line?.startsWith(beginning));
  return found && { absent: found[1] };
};

/** Why no row has a figure, by the file's own reasons: 0 is too few, 1 is nobody to be asked. */
export function absenceOf(rows: readonly Row[], prefix: string, isThere: boolean): { absent: string } {
  if (rows.length === 0) return { absent: isThere ? 'not published' : 'not imported' };
  const reasons = rows.map((row) => row[`${prefix}UNAVAILREASON`]);
  if (reasons.includes('0')) return { absent: 'too few' };
  return { absent: reasons.includes('1') ? 'not asked' : 'not published' };
}
