/** Simple selectors that apply to one element, with the combinator before them. */
interface Compound {
  readonly combinator: string;
  readonly text: string;
}

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/** Splits a text at characters that are outside of brackets and quotes; keeps what `isSeparator` matched. */
const splitOutside = (text: string, isSeparator: RegExp): readonly [part: string, separator: string][] => {
  const parts: [string, string][] = [];
  let [depth, start] = [0, 0];
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (quote) quote = char === quote && text[at - 1] !== '\\' ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    else if (depth === 0 && isSeparator.test(char)) {
      parts.push([text.slice(start, at), char]);
      start = at + 1;
    }
  }
  return [...parts, [text.slice(start), '']];
};

const alternativesOf = (list: string): readonly string[] =>
  splitOutside(list, /,/).map(([part]) => part.trim());

const compoundsOf = (selector: string): readonly Compound[] => {
  const spaced = selector.trim().replace(/\s*([>+~])\s*(?![^[]*\])/g, '$1');
  let combinator = '';
  return splitOutside(spaced, /[\s>+~]/).flatMap(([text, next]) => {
    const compound = { combinator, text };
    combinator = next;
    return text ? [compound] : [];
  });
};

/** The arguments of functional pseudo-classes in a compound, by the name of the class. */
const functionsIn = (compound: string): readonly [name: string, list: string][] =>
  splitOutside(compound, /:/).flatMap(([part]) => {
    const [, name, list] = /^(is|where|not|has)\((.*)\)/s.exec(part) ?? [];
    return name !== undefined && list !== undefined ? [[name, list] as [string, string]] : [];
  });

/** Classes that the element itself must have, whatever its attributes and functional pseudo-classes say. */
const classesOf = (compound: string): readonly string[] => {
  const plain = compound.replace(/\[[^\]]*\]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
  return [...plain.matchAll(CLASS)].map(([, name = '']) => name);
};

const lastOf = (selector: string): string => compoundsOf(selector).at(-1)?.text ?? '';

/** Whether only elements with a class that `isOwn` accepts match a compound. */
const hasClass = (compound: string, isOwn: (name: string) => boolean): boolean =>
  classesOf(compound).some(isOwn) ||
  functionsIn(compound).some(
    ([name, list]) =>
      ['is', 'where'].includes(name) && alternativesOf(list).every((one) => hasClass(lastOf(one), isOwn)),
  );

/** Whether some element with a class that `isForeign` accepts matches a compound. */
const mayHaveClass = (compound: string, isForeign: (name: string) => boolean): boolean =>
  classesOf(compound).some(isForeign) ||
  functionsIn(compound).some(
    ([name, list]) =>
      ['is', 'where'].includes(name) &&
      alternativesOf(list).some((one) => mayHaveClass(lastOf(one), isForeign)),
  );

/** What decides to whom a class belongs. */
export interface ClassOwners {
  isOwn(name: string): boolean;
  /** Whether a class belongs to the shell or to another remote. */
  isForeign(name: string): boolean;
}

/**
 * Whether a selector matches only elements with an own class, and elements inside of them that belong to nobody else.
 * Siblings of own elements may be others'.
 */
export const isScoped = (selector: string, { isOwn, isForeign }: ClassOwners): boolean => {
  const compounds = compoundsOf(selector);
  for (let index = compounds.length - 1; index >= 0; index -= 1) {
    const { text } = compounds[index] ?? { text: '' };
    const combinatorAfter = compounds[index + 1]?.combinator ?? '';
    if (mayHaveClass(text, isForeign)) return false;
    if (hasClass(text, isOwn) && !['+', '~'].includes(combinatorAfter)) return true;
  }
  return false;
};

/** Whether a selector of a library's style sheet matches by classes, none of which belongs to others. */
export const isOfLibrary = (selector: string, { isForeign }: ClassOwners): boolean => {
  const compounds = compoundsOf(selector).map(({ text }) => text);
  return (
    compounds.some((text) => classesOf(text).length > 0) &&
    !compounds.some((text) => mayHaveClass(text, isForeign))
  );
};
