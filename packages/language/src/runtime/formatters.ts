const created: Record<string, unknown> = {};

/** Creating a formatter takes longer than using it, so each is created once per language and options. */
const cached =
  <Arguments extends readonly unknown[], Formatter>(Constructor: new (...args: Arguments) => Formatter) =>
  (...args: Arguments): Formatter =>
    (created[Constructor.name + JSON.stringify(args)] ??= new Constructor(...args)) as Formatter;

/** The formatters of plural, number and date arguments in messages. */
export const formatters = {
  getDateTimeFormat: cached(Intl.DateTimeFormat),
  getNumberFormat: cached(Intl.NumberFormat),
  getPluralRules: cached(Intl.PluralRules),
};
