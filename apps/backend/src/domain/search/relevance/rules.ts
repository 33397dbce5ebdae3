import { milesBetween } from '../../catalogue/miles';
import type { Place, SearchRecord } from '../engine/index/record';
import { listOf } from '../engine/index/record';
import { wordsOf } from '../engine/index/split-words';

/** Whether a record is relevant to a query. */
export type Rule = (record: SearchRecord) => boolean;

/** Queries that share one definition of relevance. */
export interface Judged {
  queries: readonly string[];
  right: Rule;
}

/** Queries and the rules that decide which records are relevant to them. */
export const judged = (right: Rule, ...queries: string[]): Judged => ({ queries, right });

const SMALL_WORDS = new Set(['and', 'of', 'the', 'in', 'with', 'for', 'a']);

/** Normalises a name for comparison: without bracketed text and small words. */
const key = (name: string) =>
  wordsOf(name.replaceAll(/\([^)]*\)/g, ''))
    .map(({ text }) => text)
    .filter((word) => !SMALL_WORDS.has(word))
    .join(' ');

/** The title, or an alternative name, equals one of these. */
export const named = (...names: string[]): Rule => {
  const wanted = new Set(names.map(key));
  return ({ title, otherTitles, aliases, kind }) =>
    [title, ...listOf(otherTitles), ...(kind === 'university' ? listOf(aliases) : [])].some((name) =>
      wanted.has(key(String(name))),
    );
};

/** The title has a word that begins with each of these; '|' separates alternatives. */
export const about = (...beginnings: string[]): Rule => {
  const patterns = beginnings.map((each) => each.split('|'));
  return ({ title }) => {
    const words = wordsOf(String(title)).map(({ text }) => text);
    return patterns.every((any) => any.some((beginning) => words.some((word) => word.startsWith(beginning))));
  };
};

/** An attribute has one of these values. */
export const has =
  (attribute: string, ...values: (string | number)[]): Rule =>
  (record) =>
    listOf(record[attribute]).some((value) => values.includes(value as string));

export const at = (...providers: string[]): Rule => has('provider', ...providers);
export const inTown = (...towns: string[]): Rule => has('town', ...towns);
export const inRegion = (...regions: string[]): Rule => has('region', ...regions);
export const ofKind = (...kinds: string[]): Rule => has('kind', ...kinds);

/** One of the record's locations is within the given miles of a point. */
export const within =
  (miles: number, latitude: number, longitude: number): Rule =>
  ({ _geoloc: places }) =>
    listOf(places).some((place) => {
      const { lat, lng } = place as Place;
      return milesBetween({ latitude, longitude }, { latitude: lat, longitude: lng }) <= miles;
    });

export const all =
  (...rules: Rule[]): Rule =>
  (record) =>
    rules.every((rule) => rule(record));

export const any =
  (...rules: Rule[]): Rule =>
  (record) =>
    rules.some((rule) => rule(record));
