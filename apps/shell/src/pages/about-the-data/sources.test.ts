/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publishers } from './publishers';

const CATALOGUE = path.join(__dirname, '../../../../backend/catalogue');

/** The publishers in the tables of the catalogue's own documents: name and terms. */
const sources = ['README.md', 'content/GUIDES.md', 'content/CAREERS.md'].flatMap((file) => {
  const text = readFileSync(path.join(CATALOGUE, file), 'utf8');
  const [, table = ''] = /\| (?:publisher|source)[^\n]*\n\|[-| ]+\n((?:\|[^\n]*\n)+)/.exec(text) ?? [];
  return table
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((row) => row.split('|').map((cell) => cell.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim()))
    .map(([, name = '', ...rest]) => ({ name, terms: rest.join(' ') }));
});

/** Names are written in longer and shorter forms, so the first two words are compared. */
const firstWords = (name: string): string =>
  name
    .replaceAll('\\', '')
    .toLowerCase()
    .split(/[^a-z0-9*]+/)
    .slice(0, 2)
    .join(' ');

const publisherOf = (name: string) =>
  publishers().find((each) => [each.name, each.by].some((own) => firstWords(own) === firstWords(name)));

it('names every publisher that the catalogue names, with the same licence', () => {
  expect(sources.length).toBeGreaterThan(6);
  const missing = sources.filter(({ name }) => !publisherOf(name));
  expect(missing).toEqual([]);
  for (const { name, terms } of sources) {
    const publisher = publisherOf(name);
    for (const licence of ['MIT', 'CC0', 'CC BY 4.0'])
      if (terms.includes(licence)) expect([name, publisher?.licence.name]).toEqual([name, licence]);
  }
});
