import type { SearchQuery } from './query/query';
import type { QueryWord } from './query/query-terms';
import { QueryTerms, queryWords } from './query/query-terms';
import { search } from './search';
import type { SearchIndex } from './index/search-index';

/** A spelling near to a query's that finds something where the query found nothing; undefined when there is none. */
export const suggestSpelling = (index: SearchIndex, query: SearchQuery): string | undefined => {
  if (query.text === '') return undefined;
  const words = queryWords(query);
  const { documents } = new QueryTerms(index, words, query);
  const spelt = words.map((word, number) =>
    documents[number]?.isEmpty() ? nearestWords(index, word) : word.text,
  );
  const text = spelt.filter(Boolean).join(' ');
  const same = text === '' || text === words.map((word) => word.text).join(' ');
  return !same && search(index, { ...query, text, length: 1, offset: 0 }).total > 0 ? text : undefined;
};

/** Two known words that the word is made of, or the nearest known word and the commonest of those; nothing when none is near. */
const nearestWords = (index: SearchIndex, { text, most }: QueryWord): string | undefined => {
  const { dictionary, postings } = index;
  for (let length = text.length - 2; length > 1; length--) {
    const parts = [text.slice(0, length), text.slice(length)];
    if (parts.every((part) => dictionary.find(part) >= 0)) return parts.join(' ');
  }
  const reach = Math.min(most + 1, text.length - 2);
  let found: { term: number; edits: number; documents: number } | undefined;
  if (reach > 0) {
    dictionary.near(text, reach, false, (term, edits) => {
      const documents = (postings.starts[term + 1] ?? 0) - (postings.starts[term] ?? 0);
      if (!found || edits < found.edits || (edits === found.edits && documents > found.documents)) {
        found = { term, edits, documents };
      }
    });
  }
  return found && dictionary.terms[found.term];
};
