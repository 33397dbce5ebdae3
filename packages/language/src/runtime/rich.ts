import { createElement, Fragment, type ReactNode } from 'react';
import type { CompiledMessage } from './compiled-message';
import { joined, partsOf } from './format-message';

/** Values of a message with tags: `<link>text</link>` is rendered by the function `link`, which gets the text. */
export type RichValues = Readonly<
  Record<string, string | number | Date | ((children: ReactNode) => ReactNode)>
>;

/** Formats a compiled message with tags in the language of the page, as content of an element. */
export const formatRich = (message: CompiledMessage, values: RichValues): ReactNode => {
  const parts = joined(partsOf(message, values)) as ReactNode;
  return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
};
