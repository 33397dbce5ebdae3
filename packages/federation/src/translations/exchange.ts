import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import PO from 'pofile';
import { catalogueFile, formatCatalogue, readCatalogue } from './catalogue';

const nameOf = (folder: string): string => path.relative('.', folder).split(path.sep).join('/');

/**
 * Writes the messages of packages into one PO file for translators, each with its package as the context; only those
 * without a translation when `missingOnly` is set. Returns how many there are.
 */
export const exportCatalogues = (
  folders: readonly string[],
  language: string,
  file: string,
  missingOnly = false,
): number => {
  const all = new PO();
  all.headers = { Language: language, 'Content-Type': 'text/plain; charset=utf-8' };
  for (const folder of folders) {
    for (const { message, translation, notes, places } of readCatalogue(folder, language) ?? []) {
      if (missingOnly && translation) continue;
      const item = new PO.Item();
      item.msgctxt = nameOf(folder);
      item.msgid = message;
      item.msgstr = [translation];
      item.comments = [...notes];
      item.references = places.map((place) => `${nameOf(folder)}/${place}`);
      all.items.push(item);
    }
  }
  writeFileSync(file, `${all.toString().trimEnd()}\n`);
  return all.items.length;
};

/**
 * Takes the translations and notes of a PO file of `exportCatalogues` into the catalogues of the packages. Returns the
 * messages that no catalogue has any more, with their package; nothing is written for them.
 */
export const importCatalogues = (folders: readonly string[], language: string, file: string): string[] => {
  const { items } = PO.parse(readFileSync(file, 'utf8'));
  const left = new Set(items);
  for (const folder of folders) {
    const entries = readCatalogue(folder, language);
    if (!entries) continue;
    const own = new Map(
      items.filter(({ msgctxt }) => msgctxt === nameOf(folder)).map((item) => [item.msgid, item]),
    );
    const merged = entries.map((entry) => {
      const item = own.get(entry.message);
      if (!item) return entry;
      left.delete(item);
      const translation = item.msgstr[0] ?? '';
      return translation ? { ...entry, translation, notes: item.comments } : entry;
    });
    writeFileSync(catalogueFile(folder, language), formatCatalogue(merged, language));
  }
  return [...left].map(({ msgctxt, msgid }) => `${msgctxt ?? 'no package'}: “${msgid}”`);
};
