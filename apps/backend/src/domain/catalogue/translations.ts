import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PO from 'pofile';
import { z } from 'zod';
import type { TranslatedLanguage } from '../../platform/language/request-language';
import { TRANSLATED_LANGUAGES } from '../../platform/language/request-language';
import type { ContentKind } from './content';

/** The translated fields of files, by the file's path in the package. */
const sourcesSchema = z.record(z.string(), z.array(z.string()));

/** The translations of the content's texts. */
export interface Translations {
  /** A hash of all of them. */
  version: string;
  /** The translated fields of a record, those that have a translation. */
  fieldsOf(kind: ContentKind, record: object, language: TranslatedLanguage): Readonly<Record<string, string>>;
}

/** The text at a path such as `salary.text`; undefined where there is none. */
export const textAt = (record: unknown, path: string): string | undefined => {
  const value = path
    .split('.')
    .reduce<unknown>(
      (part, name) => (part as Readonly<Record<string, unknown>> | null | undefined)?.[name],
      record,
    );
  return typeof value === 'string' ? value : undefined;
};

/** Reads the catalogues of translations (PO files, by language) and which fields they are of. */
export const readTranslations = async (directory: string): Promise<Translations> => {
  const sources = await readFile(join(directory, 'sources.json'), 'utf8');
  const fields = sourcesSchema.parse(JSON.parse(sources));
  const hash = createHash('sha256').update(sources);
  const catalogues = new Map<TranslatedLanguage, ReadonlyMap<string, string>>();
  for (const language of TRANSLATED_LANGUAGES) {
    const file = await readFile(join(directory, `${language}.po`), 'utf8');
    hash.update(file);
    const entries = PO.parse(file).items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? ''] as const);
    catalogues.set(language, new Map(entries.filter(([, translation]) => translation !== '')));
  }
  return {
    version: hash.digest('hex'),
    fieldsOf: (kind, record, language) =>
      Object.fromEntries(
        (fields[`catalogue/content/${kind}.json`] ?? []).flatMap((field) => {
          const text = textAt(record, field);
          const translation = text === undefined ? '' : catalogues.get(language)?.get(text);
          return translation ? [[field, translation] as const] : [];
        }),
      ),
  };
};
