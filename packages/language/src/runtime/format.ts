import format, { type FormatOptions } from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';
import { currentLanguage } from './current-language';
import { formatters } from './formatters';

/** A message as `icu-minify/compile` returns it: a text, or its parts. */
export type CompiledMessage = Parameters<typeof format>[0];

/** Values of a message's arguments, by name. */
export type TextValues = Readonly<Record<string, string | number | Date>>;

/** Values of a message with tags: `<link>text</link>` is rendered by the function `link`, which gets the text. */
export type RichValues = Readonly<
  Record<string, string | number | Date | ((children: ReactNode) => ReactNode)>
>;

const OPTIONS: FormatOptions = { formatters, timeZone: 'Europe/London' };

/** Formats a compiled message in the language of the page. */
export const formatText = (message: CompiledMessage, values?: TextValues): string =>
  format<string>(message, currentLanguage(), values, OPTIONS) as string;

/** Formats a compiled message with tags in the language of the page, as content of an element. */
export const formatRich = (message: CompiledMessage, values: RichValues): ReactNode => {
  const parts = format<ReactNode>(
    message,
    currentLanguage(),
    values as Parameters<typeof format<ReactNode>>[2],
    OPTIONS,
  );
  return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
};

/** Returns a message in the language of the page, or in English when there is no translation. */
export const localized = <Message extends CompiledMessage>(
  english: Message,
  translations: Readonly<Record<string, CompiledMessage>>,
): CompiledMessage => translations[currentLanguage()] ?? english;
