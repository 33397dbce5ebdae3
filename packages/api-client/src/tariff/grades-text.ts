import { MAX_GRADES, pointsOf, readGrade, type Grade } from './grades';
import { gradesOf, tableOf } from './tables';

/** What people call a qualification, before its grades: the longest first, so that "advanced higher" is no "higher". */
const NAMES: readonly (readonly [name: RegExp, qualification: string])[] = [
  [/^(scottish )?advanced highers?\b/, 'sa'],
  [/^(scottish )?highers?\b/, 'sh'],
  [/^a[ -]?levels?\b/, 'al'],
  [/^as([ -]?levels?)?\b/, 'as'],
  [/^(btec|extended diploma)\b/, 'bt'],
  [/^(epq|extended project)\b/, 'ep'],
];

const POINTS = /^(\d{1,3})( (ucas )?(tariff )?points?)?$/;

/** Splits written such as `A*AB` into grades of a qualification; null when one of them is none. */
const splitGrades = (written: string, qualification: string): Grade[] | null => {
  const whole = readGrade(`${qualification}.${written}`);
  if (whole) return [whole];
  const grades = written.match(/[A-Z]\*?/g) ?? [];
  const read = grades.flatMap((grade) => readGrade(`${qualification}.${grade}`) ?? []);
  return grades.join('') === written && read.length === grades.length && read.length > 0 ? read : null;
};

/** Reads the part between two separators: an optional name of a qualification, then grades. */
const readPart = (part: string, before: string): { grades: Grade[]; qualification: string } | null => {
  const named = NAMES.find(([name]) => name.test(part));
  const qualification = named?.[1] ?? before;
  const written = (named ? part.replace(named[0], '') : part).replace(/[\s:]/g, '').toUpperCase();
  const grades = tableOf(qualification) && splitGrades(written, qualification);
  return grades ? { grades, qualification } : null;
};

/** The grades of one qualification that is a single award, such as a BTEC diploma: `D, D, M` is one of its grades. */
const readWhole = (parts: readonly string[], qualification: string): Grade | null => {
  const table = tableOf(qualification);
  const written = parts.join('').replace(/\s/g, '').toUpperCase();
  const isWhole = table && gradesOf(table).some(([grade]) => grade === written);
  return isWhole ? readGrade(`${qualification}.${written}`) : null;
};

/**
 * Reads grades that a person typed, such as "ABB", "A level A, B, B and EPQ A", "DMM" or "120 points", and returns their
 * UCAS Tariff points. `qualification` is the person's own (E-21), for grades without a name. Null when any part cannot be
 * read, is one of several ("ABB or AAB"), or is of a qualification that is not known: nothing is guessed.
 */
export const readPoints = (text: string, qualification: string | null): number | null => {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const given = plain.replace(/^(predicted|expected|achieved)( grades?)?:? /, '');
  const points = POINTS.exec(given);
  if (points) return points[2] || qualification === 'up' ? Number(points[1]) : null;
  const parts = given.split(/\s*(?:[,;+&]|\band\b)\s*/).filter(Boolean);
  const whole = readWhole(parts, qualification ?? '');
  if (whole) return whole.points;
  const grades: Grade[] = [];
  let before = qualification ?? '';
  for (const part of parts) {
    const read = readPart(part, before);
    if (!read) return null;
    before = read.qualification;
    grades.push(...read.grades);
  }
  return grades.length > 0 && grades.length <= MAX_GRADES ? pointsOf(grades) : null;
};
