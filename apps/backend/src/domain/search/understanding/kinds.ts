import type { SearchIndex } from '../engine/index/search-index';
import { placeEntries } from './places';
import type { NamedProvider } from './providers';
import { providerEntries } from './providers';
import type { Entry } from './vocabulary';

const MODES: Readonly<Record<string, readonly string[]>> = {
  'Full-time': ['full time', 'fulltime', 'full-time'],
  'Part-time': ['part time', 'parttime', 'part-time'],
  'Distance learning': ['distance learning', 'online', 'from home', 'remote', 'by distance'],
};

const SCHEMES: Readonly<Record<string, readonly string[]>> = {
  Postgraduate: ['postgraduate', 'postgrad', 'masters degree'],
  'Teacher training': ['pgce', 'teacher training'],
  Conservatoire: ['conservatoire'],
};

/** Alternative names of qualifications. */
const QUALIFICATIONS: Readonly<Record<string, readonly string[]>> = {
  'Foundation degree': ['foundation degree', 'foundation degrees'],
  DipHE: ['diploma of higher education'],
  CertHE: ['certificate of higher education'],
  HND: ['higher national diploma'],
  HNC: ['higher national certificate'],
};

/** The vocabularies of each kind of content, built from its records and their sources. */
export const entriesOf = (kind: string, index: SearchIndex, providers: Iterable<NamedProvider>): Entry[] => {
  switch (kind) {
    case 'courses':
      return [
        ...providerEntries(providers),
        ...placeEntries(index),
        ...qualificationEntries(index),
        ...listed(index, 'studyMode', MODES),
        ...listed(index, 'scheme', SCHEMES),
      ];
    case 'universities':
      return [...placeEntries(index)].map((entry) => ({ ...entry, needs: 'in' as const }));
    case 'open_days':
      return [...providerEntries(providers), ...placeEntries(index)];
    case 'apprenticeships':
      return [...placeEntries(index), ...levelEntries(index)];
    case 'employers':
      return [...placeEntries(index)];
    default:
      return [];
  }
};

const listed = (
  { facets }: SearchIndex,
  attribute: string,
  names: Readonly<Record<string, readonly string[]>>,
): Entry[] =>
  Object.entries(names).flatMap(([value, phrases]) =>
    facets.get(attribute)?.byName.has(value.toLowerCase())
      ? { attribute, values: [value], label: value, needs: 'nothing' as const, phrases }
      : [],
  );

/** Qualifications by their abbreviations, with and without "(Hons)"; a foundation degree in any field counts as one. */
const qualificationEntries = ({ facets }: SearchIndex): Entry[] => {
  const values = facets.get('qualification')?.names ?? [];
  const byName = new Map<string, string[]>();
  for (const value of values) {
    const name = value.replace(/ \(?Hons\)?$/i, '');
    const isFoundation = /^(FdA|FdSc|FdEng|Foundation degree)$/i.test(name);
    for (const each of [name, ...(isFoundation ? ['Foundation degree'] : [])]) {
      byName.set(each, [...new Set([...(byName.get(each) ?? []), value])]);
    }
  }
  return [...byName].map(([name, all]) => ({
    attribute: 'qualification',
    values: all,
    label: name,
    needs: 'nothing' as const,
    phrases: [name, ...(QUALIFICATIONS[name] ?? [])],
  }));
};

const levelEntries = ({ facets }: SearchIndex): Entry[] =>
  (facets.get('level')?.names ?? []).map((value) => ({
    attribute: 'level',
    values: [value],
    label: `Level ${value}`,
    needs: 'nothing' as const,
    phrases: [`level ${value}`],
  }));
