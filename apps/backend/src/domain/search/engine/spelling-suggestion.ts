import type { Found } from './search';
import type { SearchIndex } from './index/search-index';

/** Returns the query as the top hit spells its words; undefined when the top hit has no typing errors. */
export const spellingOf = (index: SearchIndex, { documents, terms, measure }: Found): string | undefined => {
  const [best] = documents;
  if (best === undefined || terms.words.length === 0 || measure(best).typos === 0) return undefined;
  const { starts, values } = index.forward;
  const spelt = terms.words.map(({ text }) => ({ text, typos: Infinity }));
  for (let at = starts[best] ?? 0; at < (starts[best + 1] ?? 0); at++) {
    const term = values[at] ?? 0;
    for (let entry = terms.first[term] ?? 0; entry !== 0; entry = terms.next[entry] ?? 0) {
      const word = spelt[terms.word[entry] ?? 0];
      const typos = terms.typos[entry] ?? 0;
      if (!word || typos >= word.typos) continue;
      word.typos = typos;
      if (typos > 0) word.text = index.dictionary.terms[term] ?? word.text;
    }
  }
  return spelt.map(({ text }) => text).join(' ');
};
