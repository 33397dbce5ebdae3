import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PO from 'pofile';

/** One message of a catalogue. */
export interface CatalogueEntry {
  readonly message: string;
  /** Empty without a translation. */
  readonly translation: string;
  /** Notes of translators. */
  readonly notes: readonly string[];
  /** Source files that use it, relative to the package. */
  readonly places: readonly string[];
}

/** The folder of a package's catalogues. */
const MESSAGES_FOLDER = 'messages';

/** File of the catalogue of a package in a language. */
export const catalogueFile = (folder: string, language: string): string =>
  path.join(folder, MESSAGES_FOLDER, `${language}.po`);

/** Parses a catalogue in PO format. */
const parseCatalogue = (text: string): CatalogueEntry[] =>
  PO.parse(text)
    .items.filter(({ obsolete }) => !obsolete)
    .map((item) => ({
      message: item.msgid,
      translation: item.msgstr[0] ?? '',
      notes: item.comments,
      places: item.references,
    }));

/** Reads the catalogue of a package in a language; undefined when the package has none. */
export const readCatalogue = (folder: string, language: string): CatalogueEntry[] | undefined => {
  const file = catalogueFile(folder, language);
  return existsSync(file) ? parseCatalogue(readFileSync(file, 'utf8')) : undefined;
};

/** Writes a catalogue in PO format, sorted by message, so that a change shows as few lines as possible. */
export const formatCatalogue = (entries: readonly CatalogueEntry[], language: string): string => {
  const file = new PO();
  file.headers = {
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  for (const { message, translation, notes, places } of entries) {
    const item = new PO.Item();
    item.msgid = message;
    item.msgstr = [translation];
    item.comments = [...notes];
    item.references = [...places];
    file.items.push(item);
  }
  return `${file.toString().trimEnd()}\n`;
};
