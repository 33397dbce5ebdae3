import { TitleMatch } from './title-match';
import type { QueryTerms } from '../query/query-terms';
import type { SearchIndex } from '../index/search-index';
import { attributeOf, withoutFlags, isAlone, positionOf } from '../index/search-index';

/** How well the words of a document match the words of a query. */
export interface RankingCriteria {
  /** Typing errors in all words, counted in the closest match of each word. */
  typos: number;
  /** Number of query words that the document holds. */
  words: number;
  /** Query words that are missing from the name that holds the most of them. */
  missing: number;
  /** 0 when a name equals the query, 1 when it differs in endings or typing errors only; 2 when it holds all query words exactly, 3 otherwise. */
  whole: number;
  /** Words of that name that are not in the query, at most 3; 3 when query words are missing. */
  rest: number;
  /** Sum of the distances between neighbouring query words: 1 for words side by side in order, at most 8 for each pair. */
  proximity: number;
  /** Lowest (best) place of any matched word. */
  place: number;
  /** Query words matched exactly; a single-word query counts only when it is the whole value. */
  exact: number;
}

const MAX_DISTANCE = 8;
const UNMATCHED = 255;
const WORST_PLACE = 0xffff;

/**
 * Returns a function that measures one document. It returns the same object on every call, because it runs for every
 * candidate. `attributes` has one bit for each searchable attribute that counts.
 */
export const createMeasure = (index: SearchIndex, terms: QueryTerms, attributes: number) => {
  const measurement = new DocumentMeasurement(index, terms, attributes);
  return (document: number): RankingCriteria => measurement.measure(document);
};

/** Reusable buffers and results of measuring documents against one query. */
class DocumentMeasurement {
  private readonly wordCount: number;
  private readonly textBits: number;
  private readonly nameBits: number;
  /** First attribute number above all that count. */
  private readonly attributeEnd: number;
  private readonly title: TitleMatch;
  /** Per query word: fewest typing errors, and last place matched (-1 for none). */
  private readonly typos: Uint8Array;
  private readonly lastPlace: Int32Array;
  /** Per pair of neighbouring query words, at the index of the first: the shortest distance. */
  private readonly distance: Uint8Array;
  private bestPlace = WORST_PLACE;
  /** Bits of the query words matched exactly in the document. */
  private exactBits = 0;
  private readonly criteria: RankingCriteria = {
    typos: 0,
    words: 0,
    missing: 0,
    whole: 0,
    rest: 0,
    proximity: 0,
    place: 0,
    exact: 0,
  };

  constructor(
    private readonly index: SearchIndex,
    private readonly terms: QueryTerms,
    private readonly attributes: number,
  ) {
    const { searchable, texts, names } = index.settings;
    this.wordCount = terms.words.length;
    this.textBits = bitsOf(searchable, texts);
    this.nameBits = bitsOf(searchable, names) & attributes;
    this.attributeEnd = 32 - Math.clz32(attributes);
    this.title = new TitleMatch(this.wordCount);
    this.typos = new Uint8Array(this.wordCount);
    this.lastPlace = new Int32Array(this.wordCount);
    this.distance = new Uint8Array(this.wordCount);
  }

  measure(document: number): RankingCriteria {
    this.reset();
    this.scan(document);
    return this.summarise();
  }

  private reset(): void {
    this.typos.fill(UNMATCHED);
    this.lastPlace.fill(-1);
    this.distance.fill(MAX_DISTANCE);
    this.title.reset();
    this.bestPlace = WORST_PLACE;
    this.exactBits = 0;
  }

  private scan(document: number): void {
    const { starts, values, places } = this.index.forward;
    const { attributes, attributeEnd, nameBits, title } = this;
    const { first } = this.terms;
    const end = starts[document + 1] ?? 0;
    for (let at = starts[document] ?? 0; at < end; at++) {
      const place = places[at] ?? 0;
      const attribute = attributeOf(place);
      if (attribute >= attributeEnd) break;
      const entry = first[values[at] ?? 0] ?? 0;
      if (entry === 0) {
        if ((nameBits & (1 << attribute)) !== 0) title.addUnmatched(place);
      } else if ((attributes & (1 << attribute)) !== 0) this.addMatches(entry, place, attribute);
    }
  }

  /** Records all query words that the term at a place matches; `firstEntry` begins their chain. */
  private addMatches(firstEntry: number, place: number, attribute: number): void {
    const { terms, typos, lastPlace, wordCount } = this;
    const isText = (this.textBits & (1 << attribute)) !== 0;
    this.bestPlace = Math.min(this.bestPlace, isText ? attribute << 12 : withoutFlags(place));
    let matched = 0;
    let matchedExactly = 0;
    for (let entry = firstEntry; entry !== 0; entry = terms.next[entry] ?? 0) {
      const word = terms.word[entry] ?? 0;
      typos[word] = Math.min(typos[word] ?? 0, terms.typos[entry] ?? 0);
      matched |= 1 << word;
      if (terms.exact[entry]) {
        matchedExactly |= 1 << word;
        if (wordCount > 1 || isAlone(place)) this.exactBits |= 1 << word;
      }
      if (word > 0) this.updateDistance(place, word, word - 1);
      if (word < wordCount - 1) this.updateDistance(place, word, word + 1);
      lastPlace[word] = place;
    }
    if ((this.nameBits & (1 << attribute)) !== 0) this.title.addMatched(place, matched, matchedExactly);
  }

  /** Shortens the distance of two neighbouring query words when the last match of `other` is closer to `place`. */
  private updateDistance(place: number, word: number, other: number): void {
    const otherPlace = this.lastPlace[other] ?? -1;
    if (otherPlace < 0 || otherPlace === place || attributeOf(otherPlace) !== attributeOf(place)) return;
    const gap = positionOf(place) - positionOf(otherPlace);
    const pair = Math.min(word, other);
    const cost = Math.abs(gap) + (gap > 0 === word > other ? 0 : 1);
    if (cost < (this.distance[pair] ?? 0)) this.distance[pair] = cost;
  }

  private summarise(): RankingCriteria {
    const { criteria, typos, distance, title, exactBits } = this;
    criteria.typos = 0;
    criteria.words = 0;
    criteria.proximity = 0;
    criteria.exact = 0;
    for (let word = 0; word < this.wordCount; word++) {
      const edits = typos[word] ?? UNMATCHED;
      if (edits !== UNMATCHED) {
        criteria.typos += edits;
        criteria.words += 1;
      }
      if (word > 0) criteria.proximity += distance[word - 1] ?? MAX_DISTANCE;
      criteria.exact += (exactBits >>> word) & 1;
    }
    criteria.missing = title.missing;
    criteria.whole = title.whole;
    criteria.rest = title.rest;
    criteria.place = this.bestPlace;
    return criteria;
  }
}

const bitsOf = (searchable: readonly string[], chosen: readonly string[]): number =>
  searchable.reduce((bits, name, order) => (chosen.includes(name) ? bits | (1 << order) : bits), 0);
