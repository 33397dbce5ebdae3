import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue, type CatalogueEntry } from './catalogue';
import { dataTextsOf, hasDataTexts } from './data-texts';
import { findMessages } from './find-messages';

const SOURCES = /(?<!\.(test|stories|d))\.tsx?$/;

/** Returns the messages in a package's sources or data, with the files that use each, relative to the package. */
export const messagesOf = (folder: string): ReadonlyMap<string, readonly string[]> => {
  if (hasDataTexts(folder)) return dataTextsOf(folder);
  const messages = new Map<string, string[]>();
  const files = readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCES.test(file) && !/(^|\/)testing\//.test(file))
    .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
    .sort();
  for (const file of files) {
    const { calls } = findMessages(path.join(folder, file), readFileSync(path.join(folder, file), 'utf8'));
    for (const { message } of calls) {
      const places = messages.get(message) ?? [];
      if (!places.includes(file)) places.push(file);
      messages.set(message, places);
    }
  }
  return messages;
};

/** The state of a package's catalogue in a language, against its sources. */
export interface CatalogueState {
  readonly entries: readonly CatalogueEntry[];
  readonly messages: ReadonlyMap<string, readonly string[]>;
  /** Messages without a translation. */
  readonly missing: readonly string[];
  /** Translations of messages that the sources no longer have: the English text was changed or removed. */
  readonly stale: readonly string[];
}

/** Compares a package's catalogue with its sources; undefined when the package has none in the language. */
export const catalogueState = (folder: string, language: string): CatalogueState | undefined => {
  const entries = readCatalogue(folder, language);
  if (!entries) return undefined;
  const messages = messagesOf(folder);
  const translated = new Set(entries.filter(({ translation }) => translation).map(({ message }) => message));
  return {
    entries,
    messages,
    missing: [...messages.keys()].filter((message) => !translated.has(message)).sort(),
    stale: entries.map(({ message }) => message).filter((message) => !messages.has(message)),
  };
};
