import MiniSearch from 'minisearch';
import type { Profile } from '../providers/profiles';
import { forgiving, nameWords } from './name-words';

/** Finds providers by name, other names and town, typing errors forgiven. */
export interface ProviderNames {
  /** Short ids, best first, a whole name before any other; every word must be found. */
  find(text: string): string[];
}

const words = nameWords(['of', 'the', 'and', 'at', 'in', 'for']);

/** Builds the index of all providers' names. */
export function createProviderNames(profiles: readonly Profile[]): ProviderNames {
  const index = new MiniSearch<Profile>({
    idField: 'shortId',
    fields: ['name', 'aliases', 'town'],
    extractField: (profile, field) => {
      if (field === 'aliases') return profile.aliases.join(' / ');
      return field === 'name' ? profile.name : field === 'town' ? (profile.town ?? '') : profile.shortId;
    },
    tokenize: words.tokenize,
    processTerm: words.normalise,
  });
  index.addAll(profiles);
  const wholeNames = new Map(
    profiles.map(({ shortId, name, aliases }) => [shortId, new Set([name, ...aliases].map(words.key))]),
  );
  return {
    find(text) {
      const whole = words.sought(text);
      const isWhole = (id: string) => (wholeNames.get(id)?.has(whole) ? 0 : 1);
      return index
        .search(whole, {
          ...forgiving,
          boost: { name: 3, aliases: 2 },
          prefix: (term) => term.length >= 2,
        })
        .map(({ id }) => String(id))
        .sort((one, other) => isWhole(one) - isWhole(other));
    },
  };
}
