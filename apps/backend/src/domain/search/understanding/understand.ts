import type { Filter } from '../engine/query/filter';
import type { Near } from '../engine/query/query';
import type { Place } from '../engine/index/record';
import type { SearchIndex } from '../engine/index/search-index';
import { fillersOf } from '../language/fillers';
import { entriesOf } from './kinds';
import { findPostcode, POSTCODE_RADIUS } from './postcode';
import type { NamedProvider } from './providers';
import type { TypedWord } from './query-words';
import { askedWords, createExpansion, inEnglish, splitExcluded } from './query-words';
import { createFillerSpelling, respaced } from './spacing';
import type { UnderstoodFilter } from './understood';
import type { Meaning } from './vocabulary';
import { Vocabulary, filterOf } from './vocabulary';

/** The interpretation of a query. */
export interface Understanding {
  /** The words to search for. */
  words: string;
  /** All words of the query, including those that name filters. */
  everyWord: string;
  filters: UnderstoodFilter[];
  filter: Filter | null;
  near: Near | null;
  /** Whether the query names a provider. */
  namesProvider: boolean;
  /** Words that the names of results must not have; empty for none. */
  excluded: string;
  /** Whether abbreviations were expanded. */
  isExpanded: boolean;
}

/** What the interpretation of queries needs beside an index. */
export interface UnderstandingSources {
  providers: ReadonlyMap<string, NamedProvider>;
  outcodes: ReadonlyMap<string, Place>;
}

/** Finds the filters that words of a query name. */
export type Understand = (text: string) => Understanding;

const IN_WORDS = ['in', 'near', 'around', 'at', 'from'];

interface Found {
  meaning: Meaning;
  start: number;
  end: number;
}

/** Returns the function that interprets queries for an index. */
export const createUnderstand = (
  kind: string,
  index: SearchIndex,
  sources: UnderstandingSources,
): Understand => {
  const vocabulary = new Vocabulary(index, entriesOf(kind, index, sources.providers.values()));
  const expand = createExpansion(kind);
  const fillers = new Set(fillersOf(kind));
  const correct = createFillerSpelling(fillers, index);
  const hasPlaces = index.locations.values.length > 0;
  return (text) => {
    const postcode = findPostcode(text, sources.outcodes);
    const spoken = postcode ? blanked(text, postcode.start, postcode.end) : text;
    const { wanted, excluded } = splitExcluded(spoken);
    const asked = askedWords(wanted).map(correct);
    const words = respaced(expand(inEnglish(asked)), index);
    const { found, rest } = meaningsIn(words, vocabulary);
    const filters = found.map(({ meaning, start, end }): UnderstoodFilter => ({
      attribute: meaning.attribute,
      value: meaning.values[0] ?? '',
      label: meaning.label,
      text: text.slice(start, end),
      without: tidy(blanked(text, start, end)),
    }));
    const near = postcode && hasPlaces ? nearOf(postcode.place, rest.length === 0) : null;
    if (postcode && near) {
      const { start, end, name, place } = postcode;
      filters.push({
        attribute: '_geoloc',
        value: name,
        label: `Within 20 miles of ${name}`,
        text: text.slice(start, end).trim(),
        without: tidy(blanked(text, start, end)),
        near: { ...place, radius: POSTCODE_RADIUS },
      });
    }
    const notWanted = excluded ? withoutFillers(excluded.words, fillers, true) : '';
    if (excluded && notWanted) {
      const { start, end } = excluded;
      filters.push({
        attribute: '_excluded',
        value: notWanted,
        label: `Not “${notWanted}”`,
        text: text.slice(start, end),
        without: tidy(blanked(text, start, end)),
      });
    }
    return {
      isExpanded: words.some(({ text: word }, at) => word !== asked[at]?.text),
      words: withoutFillers(rest, fillers, filters.length > 0),
      everyWord: withoutFillers(words, fillers, false),
      filters,
      filter: found.length === 0 ? null : { kind: 'and', parts: byAttribute(found) },
      near,
      excluded: notWanted,
      namesProvider: found.some(({ meaning }) => meaning.attribute === 'provider'),
    };
  };
};

/** Sorts by distance when the query has no other words; otherwise by relevance within the distance. */
const nearOf = (place: Place, byDistance: boolean): Near => ({
  ...place,
  radius: POSTCODE_RADIUS,
  precision: byDistance ? 1 : POSTCODE_RADIUS + 1,
});

const meaningsIn = (
  words: readonly TypedWord[],
  vocabulary: Vocabulary,
): { found: Found[]; rest: TypedWord[] } => {
  const found: Found[] = [];
  const rest: TypedWord[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = isCrossed(words, at, vocabulary) ? undefined : vocabulary.at(words, at);
    const before = words[at - 1];
    const meaning = phrase && chosenOf(phrase.value, before?.text);
    const [first, last] = [words[at], words[at + (phrase?.length ?? 1) - 1]];
    if (!meaning || !first || !last) {
      if (first) rest.push(first);
      at += 1;
      continue;
    }
    const joined = before && IN_WORDS.includes(before.text);
    if (joined) rest.pop();
    found.push({ meaning, start: joined ? before.start : first.start, end: last.end });
    at += phrase.length;
  }
  return { found, rest };
};

/** Whether a longer phrase begins inside the one at a position: "law university of oxford" does not mean the University of Law. */
const isCrossed = (words: readonly TypedWord[], at: number, vocabulary: Vocabulary): boolean => {
  const length = vocabulary.at(words, at)?.length ?? 0;
  return words
    .slice(at + 1, at + length)
    .some((_word, inside) => (vocabulary.at(words, at + 1 + inside)?.length ?? 0) > length);
};

/** Chooses among the meanings of a phrase by the word before it. */
const chosenOf = (meanings: readonly Meaning[], before = ''): Meaning | undefined => {
  const at = before === 'at' ? meanings.find(({ needs }) => needs === 'at') : undefined;
  const plain = meanings.find(({ needs }) => needs === 'nothing');
  const after = IN_WORDS.includes(before) ? meanings.find(({ needs }) => needs === 'in') : undefined;
  return at ?? plain ?? after;
};

/** Meanings of one attribute are combined with OR; those of different attributes with AND. */
const byAttribute = (found: readonly Found[]): Filter[] => {
  const groups = new Map<string, Filter[]>();
  for (const { meaning } of found) {
    groups.set(meaning.attribute, [...(groups.get(meaning.attribute) ?? []), filterOf(meaning)]);
  }
  return [...groups.values()].map((parts) => ({ kind: 'or', parts }));
};

const withoutFillers = (
  words: readonly TypedWord[],
  fillers: ReadonlySet<string>,
  mayBeNone: boolean,
): string => {
  const telling = words.filter(({ text }) => !fillers.has(text));
  const kept = telling.length > 0 || mayBeNone ? telling : words;
  return kept.map(({ text }) => text).join(' ');
};

const blanked = (text: string, start: number, end: number): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
