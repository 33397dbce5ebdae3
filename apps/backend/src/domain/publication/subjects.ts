import { cahNames } from '../courses/cah-names';

const PROPER_NOUN =
  /^(English|Celtic|Gaelic|Welsh|French|German|Italian|Iberian|Slavic|Asian|African|American)\b/;

/** A subject's CAH name in prose: 'biology', not 'Biology (non-specific)'; null for a code that is not in the list. */
export const subjectName = (code: string): string | null => {
  const name = cahNames[code];
  if (name === undefined) return null;
  const plain = name.replace(/ \(non-specific\)$/, '').replace(/^Others in /, '');
  return PROPER_NOUN.test(plain) ? plain : plain.charAt(0).toLowerCase() + plain.slice(1);
};

/** The codes as the table has them: the top level of each once, then the codes themselves. */
export const withTopLevels = (codes: readonly string[]): string[] => [
  ...new Set([...codes.map((code) => code.slice(0, 5)), ...codes]),
];

/** How wide a code's group is: 1 for 'CAH02', 3 for 'CAH02-05-01'. */
export const subjectLevel = (code: string): 1 | 2 | 3 => (code.length < 6 ? 1 : code.length < 9 ? 2 : 3);
