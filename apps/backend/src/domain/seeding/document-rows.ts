import { TRANSLATED_LANGUAGES } from '../../platform/language/request-language';
import { contentKinds } from '../catalogue/content';
import type { CatalogueFiles } from '../catalogue/files';
import { translationsKind } from '../guides/translated-kinds';

/** The rows of all documents, each kind in its file's order, and of the translated fields of each. */
export const documentRows = (catalogue: CatalogueFiles) =>
  contentKinds.flatMap((kind) =>
    catalogue.content(kind).flatMap((record, position) => {
      const row = (ofKind: string, body: object) => ({
        kind: ofKind,
        id: record.id,
        position,
        published: true,
        body: JSON.stringify(body),
      });
      const translated = TRANSLATED_LANGUAGES.flatMap((language) => {
        const fields = catalogue.translations.fieldsOf(kind, record, language);
        return Object.keys(fields).length > 0 ? [row(translationsKind(kind, language), fields)] : [];
      });
      return [row(kind, record), ...translated];
    }),
  );
