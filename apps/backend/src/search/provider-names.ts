import MiniSearch from 'minisearch';
import type { Profile } from '../providers/profiles';

const mostWords = 8;
const longestWord = 40;

/** Finds providers by name, other names and town, typing errors forgiven. */
export interface ProviderNames {
  /** Short ids, best first, a whole name before any other; every word must be found. */
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

const wordsOf = (text: string) =>
  tokenize(text)
    .map(normalise)
    .filter((word) => word !== null);

const key = (text: string) => wordsOf(text).join(' ');

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
  const wholeNames = new Map(
    profiles.map(({ shortId, name, aliases }) => [shortId, new Set([name, ...aliases].map(key))]),
  );
  return {
    find(text) {
      // The number of words and of letters forgiven is bounded: each costs a walk of the index.
      const words = wordsOf(text).slice(0, mostWords);
      const whole = words.join(' ');
      const isWhole = (id: string) => (wholeNames.get(id)?.has(whole) ? 0 : 1);
      return index
        .search(whole, {
          combineWith: 'AND',
          boost: { name: 3, aliases: 2 },
          prefix: (term) => term.length >= 2,
          fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
          weights: { prefix: 0.6, fuzzy: 0.2 },
        })
        .map(({ id }) => String(id))
        .sort((one, other) => isWhole(one) - isWhole(other));
    },
  };
}
