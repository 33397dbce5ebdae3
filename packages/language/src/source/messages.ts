import compile from 'icu-minify/compile';
import type { ReactNode } from 'react';
import { formatRich, formatText, type CompiledMessage, type RichValues, type TextValues } from '../runtime';

const compiled = new Map<string, CompiledMessage>();

const compiledOf = (message: string): CompiledMessage => {
  const known = compiled.get(message) ?? compile(message);
  compiled.set(message, known);
  return known;
};

/**
 * Returns a text in the language of the page. `message` is the English text as a string literal, in ICU message format:
 * `t('{count, plural, one {# course} other {# courses}}', { count })`. It must be called in a function, because the
 * language differs by request. A build replaces the call by the compiled message of each language; without a build, as
 * in tests, it formats the English text. Throws for a message that is not valid.
 */
export const t = (message: string, values?: TextValues): string => formatText(compiledOf(message), values);

/**
 * Returns a text with elements inside, which stays one message: `rich('Read <link>the guide</link>', { link: (text) =>
 * <a href="/guide">{text}</a> })`. As `t()` otherwise.
 */
export const rich = (message: string, values: RichValues): ReactNode =>
  formatRich(compiledOf(message), values);
