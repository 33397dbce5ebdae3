import type { Dictionary } from './dictionary';
import type { YieldToEventLoop } from './time-slicing';
import type { SearchIndex } from './search-index';
import type { TokenCollector } from './token-collector';

const BATCH_SIZE = 4096;

/** Packs the terms of each document, in the final order of the documents. */
export const packForward = async (
  tokens: TokenCollector,
  order: Uint32Array,
  dictionary: Dictionary,
  yieldToEventLoop: YieldToEventLoop,
): Promise<SearchIndex['forward']> => {
  const termOf = Uint32Array.from(tokens.numbers.keys(), (word) => dictionary.find(word));
  const starts = new Uint32Array(order.length + 1);
  const values = new Uint32Array(tokens.words.length);
  const places = new Uint16Array(tokens.words.length);
  let length = 0;
  for (const [document, arrival] of order.entries()) {
    const end = tokens.ends[arrival] ?? 0;
    for (let at = arrival === 0 ? 0 : (tokens.ends[arrival - 1] ?? 0); at < end; at++) {
      values[length] = termOf[tokens.words[at] ?? 0] ?? 0;
      places[length++] = tokens.places[at] ?? 0;
    }
    starts[document + 1] = length;
    if (document % BATCH_SIZE === 0) await yieldToEventLoop();
  }
  return { starts, values, places };
};

/** Packs, for each of `size` terms, the documents that hold it, in ascending order without repetition. */
export const packPostings = async (
  forward: SearchIndex['forward'],
  size: number,
  yieldToEventLoop: YieldToEventLoop,
): Promise<SearchIndex['postings']> => {
  const documents = forward.starts.length - 1;
  /** Calls `visit` once for each distinct term of each document. */
  const visitTerms = async (visit: (term: number, document: number) => void) => {
    const lastDocument = new Int32Array(size).fill(-1);
    for (let document = 0; document < documents; document++) {
      const end = forward.starts[document + 1] ?? 0;
      for (let at = forward.starts[document] ?? 0; at < end; at++) {
        const term = forward.values[at] ?? 0;
        if (lastDocument[term] === document) continue;
        lastDocument[term] = document;
        visit(term, document);
      }
      if (document % BATCH_SIZE === 0) await yieldToEventLoop();
    }
  };
  const starts = new Uint32Array(size + 1);
  await visitTerms((term) => (starts[term + 1] = (starts[term + 1] ?? 0) + 1));
  for (let term = 0; term < size; term++) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const next = starts.slice(0, size);
  const values = new Uint32Array(starts[size] ?? 0);
  await visitTerms((term, document) => {
    const at = next[term] ?? 0;
    values[at] = document;
    next[term] = at + 1;
  });
  return { starts, values };
};
