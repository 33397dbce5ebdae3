import type { CompiledMessage } from './compiled-message';
import { SOURCE_LANGUAGE } from '../languages';
import { currentLanguage } from './current-language';

/** Types of arguments in compiled messages; 0 is the `#` of a plural, and a tag has none. */
const SELECT = 1;
const PLURAL = 2;

type Options = Readonly<Record<string, CompiledMessage>>;
type Values = Readonly<Record<string, unknown>>;

/** Plural rules by language; creating them takes longer than using them. */
const rules: Record<string, Intl.PluralRules> = {};

const pluralForm = (count: number): string => {
  const language = currentLanguage();
  // The first comparison is constant in a browser build, which then has no rules of other languages.
  if (process.env['SIGNPOST_LANGUAGE'] === SOURCE_LANGUAGE || language === SOURCE_LANGUAGE)
    return count === 1 ? 'one' : 'other';
  return (rules[language] ??= new Intl.PluralRules(language)).select(count);
};

/**
 * A number with thousands separators, which are the same in all languages of the product: "1,204", "1.9". Without `Intl`,
 * whose first number format costs a phone some 100 ms of the page's start.
 */
export const grouped = (value: number | bigint): string =>
  `${value}`.replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g, ',');

/**
 * Formats a message that icu-minify compiled, as its parts: texts, and what the functions of its tags return. It formats
 * what a build accepts, in half the bytes of the library's own formatter, which every page would load.
 */
export const partsOf = (message: CompiledMessage, values: Values, count?: number): unknown[] =>
  (typeof message === 'string' ? [message] : (message as readonly unknown[])).flatMap((part) =>
    partOf(part, values, count),
  );

const partOf = (part: unknown, values: Values, count?: number): unknown => {
  if (typeof part === 'string') return part;
  if (!Array.isArray(part)) return grouped(count as number);
  const [name, kind, options] = part as [string, unknown, Options];
  const value = values[name];
  if (kind === undefined) return String(value);
  if (kind === SELECT)
    return partsOf((options[value as string] ?? options['other']) as CompiledMessage, values, count);
  if (kind === PLURAL) {
    const form = options[`=${value}`] ?? options[pluralForm(value as number)] ?? options['other'];
    return partsOf(form as CompiledMessage, values, value as number);
  }
  // A number, the only other kind of argument that a build accepts.
  if (kind && typeof kind === 'number') return grouped(value as number);
  const children = joined(partsOf(part.slice(1) as never, values, count));
  return (value as (children: readonly unknown[]) => unknown)(
    Array.isArray(children) ? children : [children],
  );
};

/** Joins adjacent texts; one part alone is returned as it is. */
export const joined = (parts: readonly unknown[]): unknown => {
  const merged: unknown[] = [];
  for (const part of parts) {
    const last = merged.length - 1;
    if (typeof part === 'string' && typeof merged[last] === 'string') merged[last] = `${merged[last]}${part}`;
    else merged.push(part);
  }
  return merged.length > 1 ? merged : (merged[0] ?? '');
};
