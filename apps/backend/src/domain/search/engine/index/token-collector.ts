import { SYNONYM_MARK } from './dictionary';
import type { IndexSettings, SearchRecord } from './record';
import { listOf, valueAt } from './record';
import type { WordPlace } from './search-index';
import { placeOf } from './search-index';
import type { Substitutes } from './synonyms';
import { createSubstitutes } from './synonyms';
import { wordsOf } from './split-words';

// Positions between two values of a list, so that words of different values are never neighbours.
const VALUE_GAP = 8;

const MAX_CACHED_LENGTH = 120;

/** The words of a text by number, and the words of its synonyms with the position that each begins at. */
interface Analysed {
  words: readonly number[];
  /** Whether each word is a filler word. */
  fillers: readonly boolean[];
  substitutes: readonly { word: number; from: number }[];
}

type Placed = Partial<WordPlace> & Pick<WordPlace, 'attribute' | 'position' | 'light'>;

/** Collects the words of records, and gives each distinct word a provisional number. */
export class TokenCollector {
  readonly numbers = new Map<string, number>();
  /** Word numbers of all documents, one document after the other. */
  readonly words: number[] = [];
  /** The encoded place of each word of `words`. */
  readonly places: number[] = [];
  /** The end of the words of each document (exclusive). */
  readonly ends: number[] = [];
  private readonly substitutes: Substitutes;
  private readonly fillers: ReadonlySet<string>;
  private readonly analysed = new Map<string, Analysed>();

  constructor(private readonly settings: IndexSettings) {
    this.substitutes = createSubstitutes(settings);
    this.fillers = new Set(settings.fillers);
  }

  add(record: SearchRecord): void {
    this.settings.searchable.forEach((attribute, order) => {
      let position = 0;
      for (const value of listOf(valueAt(record, attribute))) {
        if (typeof value === 'string' || typeof value === 'number') {
          position += this.addText(this.analyse(String(value)), order, position) + VALUE_GAP;
        }
      }
    });
    this.ends.push(this.words.length);
  }

  private addText({ words, fillers, substitutes }: Analysed, attribute: number, position: number): number {
    const last = words.length - 1;
    // Synonyms come before the last word of the value, because the last word ends the value.
    words.forEach((word, index) => {
      if (index === last) {
        for (const { word: other, from } of substitutes) {
          this.addWord(other, { attribute, position: position + from, light: true });
        }
      }
      const light = fillers[index] ?? false;
      const [begins, ends] = [index === 0, index === last];
      this.addWord(word, { attribute, position: position + index, begins, ends, light });
    });
    return words.length;
  }

  private addWord(word: number, { begins = false, ends = false, ...place }: Placed): void {
    this.words.push(word);
    this.places.push(placeOf({ begins, ends, ...place }));
  }

  /** Returns the words of a text as numbers. Caches short texts, because names, places and subjects repeat often. */
  private analyse(text: string): Analysed {
    const cached = this.analysed.get(text);
    if (cached) return cached;
    const words = wordsOf(text).map((word) => word.text);
    const analysed = {
      words: words.map((word) => this.numberOf(word)),
      fillers: words.map((word) => this.fillers.has(word)),
      substitutes: this.substitutes(words).map(({ word, from }) => ({
        word: this.numberOf(SYNONYM_MARK + word),
        from,
      })),
    };
    if (text.length <= MAX_CACHED_LENGTH) this.analysed.set(text, analysed);
    return analysed;
  }

  private numberOf(word: string): number {
    let number = this.numbers.get(word);
    if (number === undefined) this.numbers.set(word, (number = this.numbers.size));
    return number;
  }
}
