import { cahNames } from '../courses/cah-names';

const properNoun =
  /^(English|Celtic|Gaelic|Welsh|French|German|Italian|Iberian|Slavic|Asian|African|American)\b/;

/** A subject's CAH name in prose: 'biology', not 'Biology (non-specific)'; null for a code that is not in the list. */
export function subjectName(code: string): string | null {
  const name = cahNames[code];
  if (name === undefined) return null;
  const plain = name.replace(/ \(non-specific\)$/, '').replace(/^Others in /, '');
  return properNoun.test(plain) ? plain : plain.charAt(0).toLowerCase() + plain.slice(1);
}

/** The codes as the table has them: the top level of each once, then the codes themselves. */
export const withTopLevels = (codes: readonly string[]): string[] => [
  ...new Set([...codes.map((code) => code.slice(0, 5)), ...codes]),
];

interface Guide {
  id: string;
  cah: readonly string[];
}

/** Gives the ids of the subject guides that a course with these codes belongs to. */
export function guideFinder(guides: readonly Guide[]): (codes: readonly string[]) => string[] {
  const byCode = new Map<string, string[]>();
  for (const { id, cah } of guides) {
    for (const code of cah) byCode.set(code, [...(byCode.get(code) ?? []), id]);
  }
  return (codes) => [...new Set(codes.flatMap((code) => byCode.get(code) ?? []))];
}
