import { TitleMatch } from './title-match';
import type { QueryTerms } from './query-terms';
import type { SearchIndex } from './search-index';
import { attributeOf, bare, isAlone, positionOf } from './search-index';

/** How well a document's words match a query's. */
export interface RankingCriteria {
  /** Typing errors in all words, the best match of each word counted. */
  typos: number;
  /** Words found. */
  words: number;
  /** Words that are not in the name that holds the most of them. */
  missing: number;
  /** 0 when a name is the query as a whole, 1 when it is but for endings or errors; 2 when it holds all words as they are, 3 otherwise. */
  whole: number;
  /** Words of that name that the query does not hold, at most 3; 3 when words are missing. */
  rest: number;
  /** Sum of the distances between neighbours of the query: 1 for words side by side in order, at most 8 for each pair. */
  proximity: number;
  /** The best place of any word. */
  place: number;
  /** Words met as they are; a single word counts when it is an attribute's whole text. */
  exact: number;
}

const MAX_DISTANCE = 8;
const UNMATCHED = 255;

/**
 * Gives a function that measures documents. What it gives is one object, overwritten by the next call, for it runs for
 * every candidate. `attributes`, a bit for each searchable attribute, are those that count.
 */
export const createMeasure = (index: SearchIndex, terms: QueryTerms, attributes: number) => {
  const { starts, values, places } = index.forward;
  const { searchable, texts, names } = index.settings;
  const { first, next, word: wordOf, typos: typosOf, exact: isExact } = terms;
  const count = terms.words.length;
  const textBits = bitsOf(searchable, texts);
  const nameBits = bitsOf(searchable, names) & attributes;
  const beyond = 32 - Math.clz32(attributes);
  const name = new TitleMatch(count);
  const typos = new Uint8Array(count);
  const last = new Int32Array(count);
  const distance = new Uint8Array(count);
  const criteria: RankingCriteria = {
    typos: 0,
    words: 0,
    missing: 0,
    whole: 0,
    rest: 0,
    proximity: 0,
    place: 0,
    exact: 0,
  };

  const near = (place: number, word: number, other: number) => {
    const from = last[other] ?? -1;
    if (from < 0 || from === place || attributeOf(from) !== attributeOf(place)) return;
    const gap = positionOf(place) - positionOf(from);
    const pair = Math.min(word, other);
    const cost = Math.abs(gap) + (gap > 0 === word > other ? 0 : 1);
    if (cost < (distance[pair] ?? 0)) distance[pair] = cost;
  };

  return (document: number): RankingCriteria => {
    typos.fill(UNMATCHED);
    last.fill(-1);
    distance.fill(MAX_DISTANCE);
    name.begin();
    let best = 0xffff;
    let exact = 0;
    const end = starts[document + 1] ?? 0;
    for (let at = starts[document] ?? 0; at < end; at++) {
      const place = places[at] ?? 0;
      const attribute = attributeOf(place);
      if (attribute >= beyond) break;
      const entries = first[values[at] ?? 0] ?? 0;
      const isName = (nameBits & (1 << attribute)) !== 0;
      if (entries === 0) {
        if (isName) name.pass(place);
        continue;
      }
      if ((attributes & (1 << attribute)) === 0) continue;
      best = Math.min(best, (textBits & (1 << attribute)) === 0 ? bare(place) : attribute << 12);
      let met = 0;
      let asIs = 0;
      for (let entry = entries; entry !== 0; entry = next[entry] ?? 0) {
        const word = wordOf[entry] ?? 0;
        typos[word] = Math.min(typos[word] ?? 0, typosOf[entry] ?? 0);
        met |= 1 << word;
        if (isExact[entry]) {
          asIs |= 1 << word;
          if (count > 1 || isAlone(place)) exact |= 1 << word;
        }
        if (word > 0) near(place, word, word - 1);
        if (word < count - 1) near(place, word, word + 1);
        last[word] = place;
      }
      if (isName) name.meet(place, met, asIs);
    }
    criteria.typos = 0;
    criteria.words = 0;
    criteria.proximity = 0;
    criteria.exact = 0;
    for (let word = 0; word < count; word++) {
      const edits = typos[word] ?? UNMATCHED;
      if (edits !== UNMATCHED) {
        criteria.typos += edits;
        criteria.words += 1;
      }
      if (word > 0) criteria.proximity += distance[word - 1] ?? MAX_DISTANCE;
      criteria.exact += (exact >>> word) & 1;
    }
    criteria.missing = name.missing;
    criteria.whole = name.whole;
    criteria.rest = name.rest;
    criteria.place = best;
    return criteria;
  };
};

const bitsOf = (searchable: readonly string[], chosen: readonly string[]): number =>
  searchable.reduce((bits, name, order) => (chosen.includes(name) ? bits | (1 << order) : bits), 0);
