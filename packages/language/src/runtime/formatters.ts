/** Creating a formatter takes longer than using it, so each is created once per language and options. */
const cached = <Arguments extends readonly unknown[], Formatter>(
  create: (...args: Arguments) => Formatter,
) => {
  const formatters = new Map<string, Formatter>();
  return (...args: Arguments): Formatter => {
    const key = JSON.stringify(args);
    const known = formatters.get(key) ?? create(...args);
    formatters.set(key, known);
    return known;
  };
};

/** The formatters of plural, number and date arguments in messages. */
export const formatters = {
  getDateTimeFormat: cached(
    (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  ),
  getNumberFormat: cached(
    (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  ),
  getPluralRules: cached(
    (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  ),
};
