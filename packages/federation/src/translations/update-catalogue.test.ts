import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatCatalogue, readCatalogue } from './catalogue';
import { checkCatalogue } from './check-catalogue';
import { updateCatalogue } from './update-catalogue';

const write = (folder: string, texts: readonly string[]) =>
  writeFileSync(
    path.join(folder, 'src/page.ts'),
    `import { t } from '@signpost/language';\nexport const f = () => [${texts.map((text) => `t(${JSON.stringify(text)})`).join()}];`,
  );

describe('the catalogue of a package', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
    mkdirSync(path.join(folder, 'src'));
    write(folder, ['Save', 'Share']);
    updateCatalogue(folder, 'cy');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('gets the messages of the sources, with the files that use them', () => {
    expect(readCatalogue(folder, 'cy')).toEqual([
      { message: 'Save', translation: '', notes: [], places: ['src/page.ts'] },
      { message: 'Share', translation: '', notes: [], places: ['src/page.ts'] },
    ]);
    expect(checkCatalogue(folder, 'cy')).toMatchObject({
      messages: 2,
      missing: ['Save', 'Share'],
      stale: [],
    });
  });

  it('keeps translations and notes, and drops what the sources no longer have', () => {
    const entries = [
      { message: 'Save', translation: 'Cadw', notes: ['Not checked by a native speaker'], places: [] },
      { message: 'Share', translation: 'Rhannu', notes: [], places: [] },
    ];
    writeFileSync(path.join(folder, 'messages/cy.po'), formatCatalogue(entries, 'cy'));
    write(folder, ['Save', 'Share it']);
    expect(checkCatalogue(folder, 'cy')).toMatchObject({ missing: ['Share it'], stale: ['Share'] });
    updateCatalogue(folder, 'cy');
    expect(readCatalogue(folder, 'cy')).toEqual([
      { ...entries[0], places: ['src/page.ts'] },
      { message: 'Share it', translation: '', notes: [], places: ['src/page.ts'] },
    ]);
  });

  it('is a PO file that names its language', () => {
    expect(readFileSync(path.join(folder, 'messages/cy.po'), 'utf8')).toContain('"Language: cy\\n"');
  });
});

describe('the catalogue of a package whose texts stand in data', () => {
  let folder: string;
  const write = (file: string, content: unknown) =>
    writeFileSync(path.join(folder, file), JSON.stringify(content));
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
    mkdirSync(path.join(folder, 'messages'));
    write('messages/sources.json', { 'guides.json': ['title', 'body'] });
    write('guides.json', [
      { id: 'law', title: 'Law', body: 'It’s {braced and } {{choices}}' },
      { title: 'Law' },
    ]);
    updateCatalogue(folder, 'cy');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('gets the fields that are named, which need not be ICU messages [B-21]', () => {
    expect(readCatalogue(folder, 'cy')?.map(({ message, places }) => [message, places])).toEqual([
      ['It’s {braced and } {{choices}}', ['guides.json']],
      ['Law', ['guides.json']],
    ]);
  });

  it('has an error for a translation with other placeholders [B-21]', () => {
    const entry = (message: string, translation: string) => ({ message, translation, notes: [], places: [] });
    const entries = [entry('Law', 'Y gyfraith'), entry('It’s {braced and } {{choices}}', 'Dim ond')];
    writeFileSync(path.join(folder, 'messages/cy.po'), formatCatalogue(entries, 'cy'));
    expect(checkCatalogue(folder, 'cy')).toMatchObject({
      missing: [],
      problems: ['“It’s {braced and } {{choices}}”: the translation has other placeholders or links'],
    });
  });
});
