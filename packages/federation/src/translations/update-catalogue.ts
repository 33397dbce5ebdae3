import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueFile, formatCatalogue, readCatalogue } from './catalogue';
import { messagesOf } from './package-messages';

/**
 * Rewrites the catalogue of a package in a language from its sources: new messages are added without a translation, and
 * messages that the sources no longer have are removed. Translations and notes are kept.
 */
export const updateCatalogue = (folder: string, language: string): void => {
  const known = new Map((readCatalogue(folder, language) ?? []).map((entry) => [entry.message, entry]));
  const entries = [...messagesOf(folder)]
    .map(([message, places]) => ({ translation: '', notes: [], ...known.get(message), message, places }))
    .sort((one, other) => (one.message < other.message ? -1 : 1));
  const file = catalogueFile(folder, language);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, formatCatalogue(entries, language));
};
