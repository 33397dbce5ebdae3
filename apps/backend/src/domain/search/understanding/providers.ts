import { wordsOf } from '../engine/index/split-words';
import { fillersOf } from '../language/fillers';
import type { Entry } from './vocabulary';

/** A provider and its names. */
export interface NamedProvider {
  name: string;
  aliases: readonly string[];
  town: string | null;
}

/** The vocabulary of provider names. A single word that is also a town means the provider only after "at". */
export const providerEntries = function* (providers: Iterable<NamedProvider>): Generator<Entry> {
  const all = [...providers];
  const towns = new Set(all.map(({ town }) => town?.toLowerCase()));
  const owners = ownersOf(all);
  for (const { name, aliases } of all) {
    const entry = { attribute: 'provider', values: [name], label: name };
    const own = [name, ...aliases].filter((phrase) => owners.get(keyOf(phrase)) === name);
    const phrases = [...own, ...own.flatMap(turned), ...own.flatMap(withoutArticle)];
    const bare = [...new Set(own.slice(0, 1).map(bareName))].filter((each) => !owners.has(each));
    const free = bare.filter((each) => !towns.has(each));
    yield { ...entry, needs: 'nothing', phrases: [...phrases, ...free] };
    if (own.some((each) => /^(The )?University of|University$/.test(each))) {
      yield { ...entry, needs: 'at', phrases: bare.filter((each) => towns.has(each)) };
    }
  }
};

const keyOf = (name: string) =>
  wordsOf(name)
    .map(({ text }) => text)
    .join(' ');

/** Resolves a name to a provider: a main name takes precedence over another provider's alternative name; undefined when several providers share it. */
const ownersOf = (all: readonly NamedProvider[]): Map<string, string> => {
  const owners = new Map<string, string>();
  const shared = new Set<string>();
  for (const { name, aliases } of all) {
    for (const alias of aliases.map(keyOf)) {
      if (owners.has(alias) && owners.get(alias) !== name) shared.add(alias);
      owners.set(alias, name);
    }
  }
  for (const alias of shared) owners.delete(alias);
  for (const { name } of all) owners.set(keyOf(name), name);
  return owners;
};

/** Adds the variant order of words: "University of Leeds" is also "Leeds University". */
const turned = (name: string): string[] => {
  const [, of] = /^(?:The )?University of (.+)$/.exec(name) ?? [];
  const [, before] = /^(.+) University$/.exec(name) ?? [];
  if (of) return [`${of} University`, `University of ${of}`, `University ${of}`];
  return before ? [`University of ${before}`] : [];
};

/** "The Open University" is also "Open University". */
const withoutArticle = (name: string): string[] => (name.startsWith('The ') ? [name.slice(4)] : []);

const fillers = new Set(fillersOf('universities'));

/** The name without "university" and similar words: "leeds beckett". */
const bareName = (name: string): string =>
  wordsOf(name.replace(/,? University of London$/, ''))
    .map(({ text }) => text)
    .filter((word) => !fillers.has(word))
    .join(' ');
