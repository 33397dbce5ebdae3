import { render } from '@testing-library/react';
import compile from 'icu-minify/compile';
import format, { type FormatOptions } from 'icu-minify/format';
import { SOURCE_LANGUAGE } from './languages';
import { localAddress, splitAddress } from './runtime/addresses';
import { setLanguageSource } from './runtime/current-language';
import { grouped, joined, partsOf } from './runtime/format-message';
import { rich, t } from './source/messages';

describe('addresses of pages by language', () => {
  it.each([
    ['/', 'en-GB', '/'],
    ['/explore?q=law', 'en-GB', '/explore?q=law'],
    ['/cy', 'cy', '/'],
    ['/cy/', 'cy', '/'],
    ['/cy?q=law', 'cy', '/?q=law'],
    ['/cy/explore?q=law', 'cy', '/explore?q=law'],
    ['/cyber', 'en-GB', '/cyber'],
  ])('%s is in %s at %s', (address, language, path) => {
    expect(splitAddress(address)).toEqual({ language, path });
  });

  it.each([
    ['/', '/cy'],
    ['/?q=law', '/cy?q=law'],
    ['/explore#grades', '/cy/explore#grades'],
    ['#grades', '#grades'],
    ['https://example.org/', 'https://example.org/'],
    ['//example.org/', '//example.org/'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
  ])('the page %s is %s in Welsh', (path, address) => {
    expect(localAddress(path, 'cy')).toBe(address);
    expect(localAddress(path, 'en-GB')).toBe(path);
  });
});

describe('formatting a message', () => {
  const FORMATTERS = {
    getNumberFormat: () => ({ format: grouped }),
    getPluralRules: (language: string) => new Intl.PluralRules(language),
  } as unknown as FormatOptions['formatters'];

  const bold = (children: unknown) => ({ bold: children });

  const SIX = '{n, plural, zero {dim} one {un} two {dau} few {# ychydig} many {# llawer} other {# arall}}';

  afterEach(() => setLanguageSource(() => SOURCE_LANGUAGE));

  it.each<[string, Record<string, unknown>]>([
    ['Save', {}],
    ['', {}],
    ['Save {name}', { name: 'Law `${x}` "quoted" \n line' }],
    ['{n, plural, one {# course} other {# courses}}', { n: 1 }],
    ['{n, plural, one {# course} other {# courses}}', { n: 12_345 }],
    ['{n, plural, =0 {none} one {# course} other {# courses}} in {place}', { n: 0, place: 'Bath' }],
    ['{n, number} and {m, number}', { n: 1_234.5, m: 1e6 }],
    ['{kind, select, uni {A university} other {Another {name}}}', { kind: 'uni', name: 'x' }],
    ['{kind, select, uni {A university} other {Another {name}}}', { kind: 'else', name: 'x' }],
    ['Read <b>{title}</b> first', { title: 'Law', b: bold }],
    ['<b>All {n, plural, one {# <b>course</b>} other {# <b>courses</b>}}</b>', { n: 2, b: bold }],
    ['{n, plural, other {<b>#</b> of {m, plural, one {#} other {# all}}}}', { n: 3, m: 1_000, b: bold }],
  ])('formats %j as the library does', (message, values) => {
    const compiled = compile(message);
    const expected = format(compiled, SOURCE_LANGUAGE, values as never, { formatters: FORMATTERS } as never);
    expect(joined(partsOf(compiled, values))).toEqual(expected);
  });

  it.each([0, 1, 2, 3, 6, 4, 100])(
    'chooses among the six forms of Welsh as the library does: %i [B-21]',
    (n) => {
      setLanguageSource(() => 'cy');
      const compiled = compile(SIX);
      const expected = format(compiled, 'cy', { n }, { formatters: FORMATTERS } as never);
      expect(joined(partsOf(compiled, { n }))).toBe(expected);
    },
  );
});

describe('messages', () => {
  const count = (n: number) => t('{n, plural, one {# course} other {# courses}}', { n });

  describe('texts in the source', () => {
    it('are the English message', () => {
      expect(t('Save')).toBe('Save');
      expect(t('Save {name}', { name: 'Law' })).toBe('Save Law');
      expect([0, 1, 1200].map(count)).toEqual(['0 courses', '1 course', '1,200 courses']);
    });

    it('have elements inside', () => {
      const { container } = render(
        <p>{rich('Read <b>{title}</b> first', { title: 'Law', b: (text) => <b>{text}</b> })}</p>,
      );
      expect(container.innerHTML).toBe('<p>Read <b>Law</b> first</p>');
    });
  });
});
