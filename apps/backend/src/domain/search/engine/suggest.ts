import type { SearchQuery } from './query/query';
import type { QueryWord } from './query/query-terms';
import { QueryTerms, queryWords } from './query/query-terms';
import { search } from './search';
import type { SearchIndex } from './index/search-index';

/** Returns a similar spelling with at least one match for a query without matches; undefined when there is none. */
export const suggestSpelling = (index: SearchIndex, query: SearchQuery): string | undefined => {
  if (query.text === '') return undefined;
  const words = queryWords(query);
  const { documents } = new QueryTerms(index, words, query);
  const spelt = words.map((word, number) =>
    documents[number]?.isEmpty() ? closestWords(index, word) : word.text,
  );
  const text = spelt.filter(Boolean).join(' ');
  const isUnchanged = text === '' || text === words.map((word) => word.text).join(' ');
  return !isUnchanged && search(index, { ...query, text, length: 1, offset: 0 }).total > 0 ? text : undefined;
};

/** Returns the two known words that a word is made of, or else the known word with the fewest edits, the most common on a tie; undefined when there is none. */
const closestWords = (index: SearchIndex, { text, maxTypos }: QueryWord): string | undefined => {
  const { dictionary, postings } = index;
  for (let length = text.length - 2; length > 1; length--) {
    const parts = [text.slice(0, length), text.slice(length)];
    if (parts.every((part) => dictionary.find(part) >= 0)) return parts.join(' ');
  }
  const maxEdits = Math.min(maxTypos + 1, text.length - 2);
  let found: { term: number; edits: number; documents: number } | undefined;
  if (maxEdits > 0) {
    dictionary.visitMatches(text, maxEdits, false, (term, edits) => {
      const documents = (postings.starts[term + 1] ?? 0) - (postings.starts[term] ?? 0);
      if (!found || edits < found.edits || (edits === found.edits && documents > found.documents)) {
        found = { term, edits, documents };
      }
    });
  }
  return found && dictionary.terms[found.term];
};
