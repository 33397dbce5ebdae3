import { cahNames } from '../courses/cah-names';
import welshNames from '../courses/cah-names-cy.json';
import type { Language } from '../../platform/language/request-language';
import { inLanguage, requestLanguage, SOURCE_LANGUAGE } from '../../platform/language/request-language';

/** How a language writes the names of CAH subjects. */
interface Naming {
  names: Readonly<Record<string, string>>;
  /** What a name has besides the subject: it stands for the whole of it, or for what has no code of its own. */
  remainder: RegExp;
  /** Whether it stands for what has no code of its own. */
  isOther(name: string): boolean;
  other(name: string): string;
  /** The beginnings that keep their capital within a sentence. */
  properNoun: RegExp;
}

/**
 * The Welsh names are those of the list of the Office for Students, by their English name, because its codes are of an
 * earlier version. It lacks twelve of them, which are our translation and not checked by a native speaker.
 */
const NAMINGS: Readonly<Record<Language, Naming>> = {
  'en-GB': {
    names: cahNames,
    remainder: / \(non-specific\)$|^Others in /g,
    isOther: (name) => name.startsWith('Others in '),
    other: (name) => `other ${name}`,
    properNoun:
      /^(English|Celtic|Gaelic|Welsh|French|German|Italian|Iberian|Slavic|Asian|African|American)\b/,
  },
  cy: {
    names: welshNames,
    remainder: / \((amhenodol|arall|eraill)\)$/g,
    isOther: (name) => / \((arall|eraill)\)$/.test(name),
    other: (name) => `${name} (arall)`,
    properNoun: /^(Cymraeg|Saesneg|Ffrangeg|Almaeneg|Eidaleg|Celtaidd|Gaeleg)\b/,
  },
};

const naming = () => NAMINGS[requestLanguage()];

/** Returns a subject's CAH name, as published, in the language of the request; null for an unknown code. */
const cahName = (code: string): string | null => naming().names[code] ?? null;

/** Returns the name of a stored subject in the language of the request. */
export const storedSubjectName = ({ code, name }: { code: string; name: string }): string =>
  requestLanguage() === SOURCE_LANGUAGE ? name : (cahName(code) ?? name);

/** Returns a subject's CAH name for prose: 'biology', not 'Biology (non-specific)'; null for an unknown code. */
export const subjectName = (code: string): string | null => {
  const { names, remainder, properNoun } = naming();
  const plain = names[code]?.replace(remainder, '');
  if (plain === undefined) return null;
  return properNoun.test(plain) ? plain : plain.charAt(0).toLowerCase() + plain.slice(1);
};

/** The same, but 'other psychology' for 'Others in psychology', which stands beside 'psychology' in a list. */
export const distinctSubjectName = (code: string): string | null => {
  const { names, isOther, other } = naming();
  const name = subjectName(code);
  return name !== null && isOther(names[code] ?? '') ? other(name) : name;
};

/** The same for the group of a figure, with 'psychology (non-specific)': one name never stands for two groups. */
export const groupName = (code: string): string | null => {
  const name = distinctSubjectName(code);
  const [unspecific] = / \((non-specific|amhenodol)\)$/.exec(naming().names[code] ?? '') ?? [];
  return name !== null && unspecific ? name + unspecific : name;
};

/** The names for prose of all subjects in the language of the request, by their English ones. */
export const subjectNamesByEnglish = (): ReadonlyMap<string, string> =>
  new Map(
    Object.keys(cahNames).map((code) => [
      inLanguage(SOURCE_LANGUAGE, () => subjectName(code)) ?? code,
      subjectName(code) ?? code,
    ]),
  );

/** Returns the codes as stored: the distinct top levels, then the codes themselves. */
export const withTopLevels = (codes: readonly string[]): string[] => [
  ...new Set([...codes.map((code) => code.slice(0, 5)), ...codes]),
];

/** Returns the CAH level of a code: 1 for 'CAH02', 3 for 'CAH02-05-01'. */
export const subjectLevel = (code: string): 1 | 2 | 3 => (code.length < 6 ? 1 : code.length < 9 ? 2 : 3);
