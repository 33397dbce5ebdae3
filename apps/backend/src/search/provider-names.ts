import MiniSearch from 'minisearch';
import type { Profile } from '../providers/profiles';

const mostWords = 8;
const longestWord = 40;

/** Finds providers by name, other names and town, typing errors forgiven. */
export interface ProviderNames {
  /** Short ids, best first; every word must be found. */
  find(text: string): string[];
}

const fillers = new Set(['of', 'the', 'and', 'at', 'in', 'for']);

/** A word as it is indexed and sought: lower case, without accents or apostrophes; nothing for a filler. */
function normalise(term: string): string | null {
  const word = term
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, longestWord);
  return word === '' || fillers.has(word) ? null : word;
}

const tokenize = (text: string) => text.split(/[\s,/&()–-]+/);

/** Builds the index of all providers' names. */
export function createProviderNames(profiles: readonly Profile[]): ProviderNames {
  const index = new MiniSearch<Profile>({
    idField: 'shortId',
    fields: ['name', 'aliases', 'town'],
    extractField: (profile, field) => {
      if (field === 'aliases') return profile.aliases.join(' / ');
      return field === 'name' ? profile.name : field === 'town' ? (profile.town ?? '') : profile.shortId;
    },
    tokenize,
    processTerm: normalise,
  });
  index.addAll(profiles);
  return {
    find(text) {
      // The number of words and of letters forgiven is bounded: each costs a walk of the index.
      const words = tokenize(text).filter((word) => normalise(word)).slice(0, mostWords);
      return index
        .search(words.join(' '), {
          combineWith: 'AND',
          boost: { name: 3, aliases: 2 },
          prefix: (term) => term.length >= 2,
          fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
          weights: { prefix: 0.6, fuzzy: 0.2 },
        })
        .map(({ id }) => String(id));
    },
  };
}
