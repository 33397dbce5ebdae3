import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatCatalogue, readCatalogue } from './catalogue';
import { checkCatalogue } from './check-catalogue';
import { compileMessages, type MessageTarget } from './compile-messages';
import { exportCatalogues, importCatalogues } from './exchange';
import { messageProblems } from './message-problems';
import { updateCatalogue } from './update-catalogue';

describe('compiling', () => {
  const compiled = (source: string, target: MessageTarget = { side: 'browser' }) =>
    compileMessages('/app/src/page.tsx', source, () => target)?.code.trim();

  const IMPORT = "import { t, rich } from '@signpost/language';";
  const inFunction = (call: string) => `${IMPORT} export const f = (n: number) => ${call};`;

  describe('compiling the messages of a file', () => {
    it('leaves a file alone that marks no texts, and loads no catalogue for it', () => {
      const target = jest.fn();
      expect(
        compileMessages('/app/src/a.ts', "export const t = (a: string) => a; t('x');", target),
      ).toBeUndefined();
      expect(target).not.toHaveBeenCalled();
    });

    it('replaces a constant text by a string, so that it costs a browser nothing', () => {
      expect(compiled(inFunction("t('Save')"))).toBe('export const f = (n: number) => "Save";');
    });

    it('puts the translation into a browser build of its language, and English where there is none', () => {
      const translations = new Map([['Save', 'Cadw']]);
      const code = compiled(inFunction("t('Save') + t('Share')"), { side: 'browser', translations });
      expect(code).toContain('"Cadw" + "Share"');
    });

    it('compiles a message with values', () => {
      const code = compiled(inFunction("t('{n, plural, one {# course} other {# courses}}', { n })"));
      expect(code).toContain("import { formatText } from '@signpost/language/runtime';");
      expect(code).toContain('formatText([["n",2,{"one":[0," course"],"other":[0," courses"]}]], { n })');
    });

    it('writes a template literal in a browser build when the arguments are plain and in the order of the values', () => {
      expect(compiled(inFunction("t('{a} `of` {b}!', { a: n + 1, b: t('all {n}', { n }) })"))).toBe(
        'export const f = (n: number) => `${n + 1} \\`of\\` ${`all ${n}`}!`;',
      );
      const translations = new Map([['{a} of {b}', '{b}, {a}']]);
      expect(
        compiled(inFunction("t('{a} of {b}', { a: n, b: n })"), { side: 'browser', translations }),
      ).toContain('formatText([["b"],", ",["a"]], { a: n, b: n })');
    });

    it('compiles a message with elements', () => {
      const code = compiled(inFunction("rich('See <b>it</b>', { b: (text) => text })"));
      expect(code).toContain('formatRich(["See ",["b","it"]], { b: (text) => text })');
    });

    it('has all languages on the server, which chooses by request', () => {
      const target: MessageTarget = { side: 'server', languages: { cy: new Map([['Save', 'Cadw']]) } };
      expect(compiled(inFunction("t('Save') + t('Share')"), target)).toContain(
        'localized("Save",{"cy":"Cadw"}) + "Share"',
      );
    });

    it.each([
      [
        'a message that is not a literal',
        'export const f = (a: string) => t(a);',
        'must be one string literal',
      ],
      ['a call while the module loads', "export const A = t('Save');", 'must be called in a function'],
      ['a message that cannot be parsed', "export const f = () => t('{n, plural}');", ''],
      [
        'a date argument, which browsers format in fewer languages',
        "export const f = (d: Date) => t('On {d, date}', { d });",
        'only select, plural and number arguments',
      ],
    ])('refuses %s, with file and line', (_, code, why) => {
      const refused = () => compiled(`${IMPORT}\n${code}`);
      expect(refused).toThrow(why);
      expect(refused).toThrow('/app/src/page.tsx:2');
    });

    it('refuses a function under another name', () => {
      expect(() => compiled("import { t as text } from '@signpost/language';")).toThrow('under its own name');
    });
  });
});

describe('exchange', () => {
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
});

describe('the errors of a translation', () => {
  it.each([
    ['Save {name}', 'Cadw {name}', []],
    ['Save {name}', 'Cadw', ['{name} is missing']],
    ['Save', 'Cadw {name}', ['{name} is not in the English message']],
    ['See <link>it</link>', 'Gweler', ['<link> is missing']],
  ])('“%s” as “%s”', (message, translation, problems) => {
    expect(messageProblems(message, translation, 'cy')).toEqual(problems);
  });

  it('names a message that is not valid', () => {
    expect(messageProblems('Save', 'Cadw {', 'cy')[0]).toContain(
      'the translation is not a valid ICU message',
    );
  });

  it('asks for each of the six plural forms of Welsh', () => {
    const english = '{n, plural, one {# course} other {# courses}}';
    const forms =
      '{n, plural, zero {# cwrs} one {# cwrs} two {# gwrs} few {# chwrs} many {# chwrs} other {# cwrs}}';
    expect(messageProblems(english, forms, 'cy')).toEqual([]);
    expect(messageProblems(english, '{n, plural, one {# cwrs} other {# cwrs}}', 'cy')).toEqual([
      '{n} has no plural form “few”',
      '{n} has no plural form “many”',
      '{n} has no plural form “two”',
      '{n} has no plural form “zero”',
    ]);
  });
});

describe('catalogues', () => {
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
      const entry = (message: string, translation: string) => ({
        message,
        translation,
        notes: [],
        places: [],
      });
      const entries = [entry('Law', 'Y gyfraith'), entry('It’s {braced and } {{choices}}', 'Dim ond')];
      writeFileSync(path.join(folder, 'messages/cy.po'), formatCatalogue(entries, 'cy'));
      expect(checkCatalogue(folder, 'cy')).toMatchObject({
        missing: [],
        problems: ['“It’s {braced and } {{choices}}”: the translation has other placeholders or links'],
      });
    });
  });
});
