import { cahNames } from '../courses/cah-names';

const PROPER_NOUN =
  /^(English|Celtic|Gaelic|Welsh|French|German|Italian|Iberian|Slavic|Asian|African|American)\b/;

/** Returns a subject's CAH name for prose: 'biology', not 'Biology (non-specific)'; null for an unknown code. */
export const subjectName = (code: string): string | null => {
  const name = cahNames[code];
  if (name === undefined) return null;
  const plain = name.replace(/ \(non-specific\)$/, '').replace(/^Others in /, '');
  return PROPER_NOUN.test(plain) ? plain : plain.charAt(0).toLowerCase() + plain.slice(1);
};

/** The same, but 'other psychology' for 'Others in psychology', which stands beside 'psychology' in a list. */
export const distinctSubjectName = (code: string): string | null => {
  const name = subjectName(code);
  return cahNames[code]?.startsWith('Others in ') ? `other ${name}` : name;
};

/** Returns the codes as stored: the distinct top levels, then the codes themselves. */
export const withTopLevels = (codes: readonly string[]): string[] => [
  ...new Set([...codes.map((code) => code.slice(0, 5)), ...codes]),
];

/** Returns the CAH level of a code: 1 for 'CAH02', 3 for 'CAH02-05-01'. */
export const subjectLevel = (code: string): 1 | 2 | 3 => (code.length < 6 ? 1 : code.length < 9 ? 2 : 3);
