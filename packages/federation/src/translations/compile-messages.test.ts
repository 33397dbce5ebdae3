import { compileMessages, type MessageTarget } from './compile-messages';

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
