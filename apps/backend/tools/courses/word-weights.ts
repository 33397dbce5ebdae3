import { tellingWords } from './title-words';

/** A text known to be about a subject, and how much it counts. */
export interface Example {
  /** A CAH code at level 3. */
  code: string;
  text: string;
  weight: number;
}

const smoothing = 0.02;

/** How strongly the words of texts speak for each subject: naive Bayes over the examples' words. */
export function learnWords(examples: readonly Example[]) {
  const counts = new Map<string, Map<string, number>>();
  const totals = new Map<string, number>();
  const spread = new Map<string, Set<string>>();
  for (const { code, text, weight } of examples) {
    const words = tellingWords(text);
    const own = counts.get(code) ?? new Map<string, number>();
    counts.set(code, own);
    totals.set(code, (totals.get(code) ?? 0) + weight);
    for (const word of words) {
      own.set(word, (own.get(word) ?? 0) + weight / words.length);
      spread.set(word, (spread.get(word) ?? new Set()).add(code));
    }
  }
  const rarity = (word: string) => 1 / Math.sqrt(spread.get(word)?.size ?? 1);
  return {
    codes: [...counts.keys()].sort(),
    /** The log-likelihood of a text's words in a subject. */
    score(words: readonly string[], code: string): number {
      const own = counts.get(code);
      const total = (totals.get(code) ?? 0) + 1;
      return words.reduce((sum, word) => sum + Math.log(((own?.get(word) ?? 0) + smoothing) / total), 0);
    },
    /** The share of a text's weight that the subject's examples explain, rare words weighing more. */
    explained(words: readonly string[], code: string): number {
      const own = counts.get(code);
      const weigh = (some: readonly string[]) => some.reduce((sum, word) => sum + rarity(word), 0);
      return weigh(words.filter((word) => own?.has(word))) / weigh(words);
    },
  };
}
