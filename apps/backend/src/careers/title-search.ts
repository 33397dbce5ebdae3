import MiniSearch from 'minisearch';
import type { Career } from '../catalogue/content/careers';

const mostWords = 8;

/** Words that titles share without being alike. */
const fillers = new Set(['of', 'the', 'and', 'or', 'a', 'in', 'for', 'to']);

/** A word as it is indexed and sought: lower case, without accents or apostrophes; nothing for a filler. */
function normalise(term: string): string | null {
  const word = term
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 40);
  return word === '' || fillers.has(word) ? null : word;
}

const tokenize = (text: string) => text.split(/[\s,/&()–-]+/);

const key = (text: string) =>
  tokenize(text)
    .map(normalise)
    .filter((word) => word !== null)
    .join(' ');

/** Finds careers by title and other titles. */
export interface TitleSearch {
  /** Ids (SOC codes), best first, a whole title before any other; typing errors are forgiven, the last word may be unfinished, and every word must be found. */
  find(text: string): string[];
}

/** Builds the index of all careers' titles. */
export function createTitleSearch(careers: readonly Career[]): TitleSearch {
  const index = new MiniSearch<Career>({
    fields: ['title', 'otherTitles'],
    extractField: (career, field) =>
      field === 'title' ? career.title : field === 'otherTitles' ? career.otherTitles.join(' / ') : career.id,
    tokenize,
    processTerm: normalise,
  });
  index.addAll(careers);
  const wholeTitles = new Map(
    careers.map(({ id, title, otherTitles }) => [id, [key(title), ...otherTitles.map(key)]]),
  );
  return {
    find(text) {
      // The number of words is bounded: each costs a walk of the index.
      const whole = key(text).split(' ').slice(0, mostWords).join(' ');
      const place = (id: string) => {
        const found = wholeTitles.get(id)?.indexOf(whole) ?? -1;
        return found === -1 ? 2 : Math.min(found, 1);
      };
      return index
        .search(whole, {
          combineWith: 'AND',
          boost: { title: 2 },
          prefix: (term, place, terms) => place === terms.length - 1 && term.length >= 2,
          fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
          weights: { prefix: 0.6, fuzzy: 0.2 },
        })
        .map(({ id }) => String(id))
        .sort((one, other) => place(one) - place(other));
    },
  };
}
