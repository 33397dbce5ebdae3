import type { Filter } from '../engine/query/filter';
import type { SearchIndex } from '../engine/index/search-index';
import { attributeOf } from '../engine/index/search-index';
import { wordsOf } from '../engine/index/split-words';
import { Phrases } from './query-words';

/** A possible meaning of words in a query. */
export interface Meaning {
  attribute: string;
  /** The facet values that match, the one to display first. */
  values: readonly string[];
  label: string;
  /** Whether the words have this meaning only after a word like "in" or "at", because they are ambiguous. */
  needs: 'nothing' | 'in' | 'at';
}

/** A meaning and the phrases that express it. */
export interface Entry extends Meaning {
  phrases: readonly string[];
}

/** Looks up the meanings of phrases. */
export class Vocabulary {
  private readonly meanings = new Phrases<Meaning[]>();
  private readonly known = new Map<string, Meaning[]>();

  constructor(
    private readonly index: SearchIndex,
    entries: Iterable<Entry>,
  ) {
    for (const { phrases, ...meaning } of entries) {
      for (const phrase of phrases) this.add(phrase, meaning);
    }
  }

  /** Returns the longest phrase at a position that has a meaning, with all of its meanings. */
  readonly at: Phrases<Meaning[]>['at'] = (words, from) => this.meanings.at(words, from);

  private add(phrase: string, meaning: Meaning): void {
    const key = wordsOf(phrase)
      .map(({ text }) => text)
      .join(' ');
    const doubtful = meaning.needs === 'nothing' && this.isTitleWord(key, meaning);
    const added = doubtful ? { ...meaning, needs: 'in' as const } : meaning;
    const known = this.known.get(key);
    if (known) return void known.push(added);
    const list = [added];
    this.known.set(key, list);
    this.meanings.add(key, list);
  }

  /** Whether a word is in the titles of more than a third of the records that it would filter by: "reading" may not be the town. */
  private isTitleWord(word: string, { attribute, values }: Meaning): boolean {
    if (word.includes(' ') || attribute === 'qualification') return false;
    const { dictionary, postings, forward, facets } = this.index;
    const term = dictionary.find(word);
    const column = facets.get(attribute);
    if (term < 0 || !column) return false;
    const numbers = new Set(values.flatMap((value) => column.byName.get(value.toLowerCase()) ?? []));
    const held = column.values.reduce((sum, value) => sum + Number(numbers.has(value)), 0);
    let titles = 0;
    for (const document of postings.values.subarray(postings.starts[term], postings.starts[term + 1])) {
      const end = forward.starts[document + 1] ?? 0;
      for (let at = forward.starts[document] ?? 0; at < end; at++) {
        if (forward.values[at] === term && attributeOf(forward.places[at] ?? 0) === 0) titles += 1;
      }
    }
    return titles * 3 > held;
  }
}

/** Builds the filter that matches any of a meaning's values. */
export const filterOf = ({ attribute, values }: Meaning): Filter => ({
  kind: 'or',
  parts: values.map((value) => ({ kind: 'facet', attribute, value })),
});
