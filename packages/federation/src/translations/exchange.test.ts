import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCatalogue, formatCatalogue } from './catalogue';
import { exportCatalogues, importCatalogues } from './exchange';

let root: string;
const packages = () => ['apps/a', 'apps/b'].map((name) => path.join(root, name));
const entry = (message: string, translation = '') => ({
  message,
  translation,
  notes: [],
  places: ['src/x.ts'],
});

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'signpost-exchange-'));
  for (const folder of packages()) {
    mkdirSync(path.join(folder, 'messages'), { recursive: true });
    const entries = [entry('Save', 'Cadw'), entry('Share')];
    writeFileSync(path.join(folder, 'messages/cy.po'), formatCatalogue(entries, 'cy'));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const translationOf = (folder: string, message: string) =>
  readCatalogue(folder, 'cy')?.find((found) => found.message === message)?.translation;

it('takes back what it exported, with the translations that were added, into the right package', () => {
  const file = path.join(root, 'all.po');
  expect(exportCatalogues(packages(), 'cy', file)).toBe(4);
  expect(exportCatalogues(packages(), 'cy', file, true)).toBe(2);
  const [first, second] = packages() as [string, string];
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('msgstr ""\n\n', 'msgstr "Rhannu"\n\n'));
  expect(importCatalogues(packages(), 'cy', file)).toEqual([]);
  expect([translationOf(first, 'Share'), translationOf(second, 'Share')].sort()).toEqual(['', 'Rhannu']);
  expect(translationOf(first, 'Save')).toBe('Cadw');
});

it('names the messages that no catalogue has any more, and loses no translation', () => {
  const file = path.join(root, 'all.po');
  writeFileSync(file, 'msgctxt "apps/gone"\nmsgid "Old"\nmsgstr "Hen"\n');
  expect(importCatalogues(packages(), 'cy', file)).toEqual(['apps/gone: “Old”']);
  expect(packages().map((folder) => translationOf(folder, 'Save'))).toEqual(['Cadw', 'Cadw']);
});
