import MiniSearch from 'minisearch';
import type { Career } from '../catalogue/content/careers';
import { forgiving, nameWords } from '../search/name-words';

/** Words that titles share without being alike are left out. */
const words = nameWords(['of', 'the', 'and', 'or', 'a', 'in', 'for', 'to']);

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
    tokenize: words.tokenize,
    processTerm: words.normalise,
  });
  index.addAll(careers);
  const wholeTitles = new Map(
    careers.map(({ id, title, otherTitles }) => [id, [title, ...otherTitles].map(words.key)]),
  );
  return {
    find(text) {
      const whole = words.sought(text);
      const place = (id: string) => {
        const found = wholeTitles.get(id)?.indexOf(whole) ?? -1;
        return found === -1 ? 2 : Math.min(found, 1);
      };
      return index
        .search(whole, {
          ...forgiving,
          boost: { title: 2 },
          prefix: (term, place, terms) => place === terms.length - 1 && term.length >= 2,
        })
        .map(({ id }) => String(id))
        .sort((one, other) => place(one) - place(other));
    },
  };
}
