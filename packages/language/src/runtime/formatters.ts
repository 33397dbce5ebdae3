import { SOURCE_LANGUAGE } from './current-language';

const created: Record<string, unknown> = {};

/** Creating a formatter takes longer than using it, so each is created once per language and options. */
const cached =
  <Arguments extends readonly unknown[], Formatter>(Constructor: new (...args: Arguments) => Formatter) =>
  (...args: Arguments): Formatter =>
    (created[Constructor.name + JSON.stringify(args)] ??= new Constructor(...args)) as Formatter;

const numberFormat = cached(Intl.NumberFormat);
const pluralRules = cached(Intl.PluralRules);

/**
 * A number with thousands separators, which are the same in all languages of the product: "1,204", "1.9". Without `Intl`,
 * whose first number format costs a phone some 100 ms of the page's start.
 */
export const grouped = (value: number | bigint): string =>
  `${value}`.replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g, ',');

/** The formatters of plural, number and date arguments in messages. */
export const formatters = {
  getDateTimeFormat: cached(Intl.DateTimeFormat),
  getNumberFormat: (language: string, options?: Intl.NumberFormatOptions) =>
    options ? numberFormat(language, options) : ({ format: grouped } as Intl.NumberFormat),
  getPluralRules: (language: string, options?: Intl.PluralRulesOptions) =>
    language === SOURCE_LANGUAGE && options?.type === 'cardinal'
      ? ({ select: (count: number) => (count === 1 ? 'one' : 'other') } as Intl.PluralRules)
      : pluralRules(language, options),
};
