import type { FormatOptions } from 'icu-minify/format';
import { SOURCE_LANGUAGE } from './current-language';

/** Plural rules by language; creating them takes longer than using them. */
const rules: Record<string, Intl.PluralRules> = {};

/**
 * A number with thousands separators, which are the same in all languages of the product: "1,204", "1.9". Without `Intl`,
 * whose first number format costs a phone some 100 ms of the page's start.
 */
export const grouped = (value: number | bigint): string =>
  `${value}`.replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g, ',');

/** The formatters of plural and number arguments. A build refuses the other kinds of argument. */
export const formatters = {
  getNumberFormat: () => ({ format: grouped }),
  getPluralRules: (language: string) =>
    language === SOURCE_LANGUAGE
      ? { select: (count: number) => (count === 1 ? 'one' : 'other') }
      : (rules[language] ??= new Intl.PluralRules(language)),
} as unknown as FormatOptions['formatters'];
