import { abbreviations } from '../language/abbreviations';
import { EXCLUSIONS, fillersOf, QUESTION_ENDS, QUESTIONS } from '../language/fillers';
import { WELSH } from '../language/welsh';
import { wordsOf } from '../engine/index/split-words';

/** A search word and the range of the typed text that it stands for. */
export interface TypedWord {
  text: string;
  start: number;
  end: number;
}

/** Finds the longest of the given phrases that starts at a position in the words. */
export class Phrases<Value> {
  private readonly byFirst = new Map<string, { words: readonly string[]; value: Value }[]>();

  add(phrase: string, value: Value): void {
    const words = wordsOf(phrase).map(({ text }) => text);
    const [first = ''] = words;
    if (first === '') return;
    const known = this.byFirst.get(first) ?? [];
    this.byFirst.set(
      first,
      [...known, { words, value }].sort((a, b) => b.words.length - a.words.length),
    );
  }

  /** Returns the longest phrase at a position. */
  at(words: readonly TypedWord[], from: number): { length: number; value: Value } | undefined {
    const found = this.byFirst
      .get(words[from]?.text ?? '')
      ?.find((phrase) => phrase.words.every((word, index) => words[from + index]?.text === word));
    return found && { length: found.words.length, value: found.value };
  }
}

const questionPhrases = new Phrases<true>();
for (const question of QUESTIONS) questionPhrases.add(question, true);
const endPhrases = new Phrases<true>();
for (const end of QUESTION_ENDS) endPhrases.add(end, true);

const exclusionPhrases = new Phrases<true>();
for (const exclusion of EXCLUSIONS) exclusionPhrases.add(exclusion, true);

/** The words of a query, and those that name what the visitor does not want, with their range in the text. */
interface WantedWords {
  wanted: TypedWord[];
  /** Absent when the query excludes nothing. */
  excluded?: { words: TypedWord[]; start: number; end: number };
}

/** Splits off what a query excludes: "biology but not medicine" wants biology. */
export const splitExcluded = (text: string): WantedWords => {
  const words = wordsOf(text);
  const at = words.findIndex((_word, index) => index > 0 && exclusionPhrases.at(words, index));
  const phrase = exclusionPhrases.at(words, at);
  const excluded = phrase ? words.slice(at + phrase.length) : [];
  const [first, last] = [words[at], excluded.at(-1)];
  if (!first || !last) return { wanted: words };
  return { wanted: words.slice(0, at), excluded: { words: excluded, start: first.start, end: last.end } };
};

/** Removes question phrases from the words: "what can i do with a psychology degree" is about psychology and a degree. */
export const askedWords = (words: TypedWord[]): TypedWord[] => {
  const question = questionPhrases.at(words, 0);
  if (!question || question.length === words.length) return words;
  const rest = words.slice(question.length);
  const last = rest.findIndex((_word, at) => at > 0 && endPhrases.at(rest, at)?.length === rest.length - at);
  return last > 0 ? rest.slice(0, last) : rest;
};

const welshPhrases = new Phrases<string>();
for (const [english, welsh] of Object.entries(WELSH))
  for (const each of welsh) welshPhrases.add(each, english);

/** A phrase of a query: the number of its words, and those that it stands for. */
interface Replacement {
  length: number;
  words: readonly { text: string }[];
}

/** Replaces phrases, each from the left; `find` returns the one that starts at a position. */
const replacePhrases = (
  words: readonly TypedWord[],
  find: (at: number) => Replacement | undefined,
): TypedWord[] => {
  const written: TypedWord[] = [];
  for (let at = 0; at < words.length;) {
    const found = find(at);
    const length = found?.length ?? 1;
    const [first, last] = [words[at], words[at + length - 1]];
    if (!first || !last) break;
    for (const { text } of found?.words ?? [first]) written.push({ text, start: first.start, end: last.end });
    at += length;
  }
  return written;
};

/** Translates Welsh words, because names are in English: "nyrsio yng nghaerdydd" is nursing in Cardiff. */
export const inEnglish = (words: readonly TypedWord[]): TypedWord[] =>
  replacePhrases(words, (at) => {
    const found = welshPhrases.at(words, at);
    return found && { length: found.length, words: wordsOf(found.value) };
  });

/** Returns a function that expands abbreviations for an index of this kind. */
export const createExpansion = (kind: string): ((words: readonly TypedWord[]) => TypedWord[]) => {
  const phrases = new Phrases<string>();
  const alonePhrases = new Phrases<string>();
  const fillers = new Set(fillersOf(kind));
  for (const { short, long, in: kinds, alone } of abbreviations) {
    if (kinds && !kinds.includes(kind)) continue;
    for (const each of short) (alone ? alonePhrases : phrases).add(each, long);
  }
  return (words) => {
    const ownWords = words.filter(({ text }) => !fillers.has(text)).length;
    return replacePhrases(words, (at) => {
      const alone = alonePhrases.at(words, at);
      const found = alone && ownWords <= alone.length ? alone : phrases.at(words, at);
      if (!found) return undefined;
      const long = wordsOf(found.value);
      return { length: Math.max(found.length, sharedLength(words, at, long)), words: long };
    });
  };
};

/** Counts the words of a name that the query has in full: "imperial college" is two of "imperial college london". */
const sharedLength = (words: readonly TypedWord[], at: number, name: readonly { text: string }[]): number => {
  const different = name.findIndex(({ text }, index) => words[at + index]?.text !== text);
  return different < 0 ? name.length : different;
};
