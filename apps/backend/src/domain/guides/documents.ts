import type { ContentKind, ContentOf } from '../catalogue/content';
import type { Database } from '../../platform/database/connection';
import type { Language } from '../../platform/language/request-language';
import {
  requestLanguage,
  SOURCE_LANGUAGE,
  TRANSLATED_LANGUAGES,
} from '../../platform/language/request-language';
import { textAt } from '../catalogue/translations';
import { translationsKind } from './translated-kinds';

/**
 * The documents of the database, cached in memory: there are some hundreds of each kind, read far more often than
 * changed. A request in another language gets them with those fields translated that have a translation.
 */
export interface Documents {
  /** Published records of a kind, in the catalogue's order. */
  all<Kind extends ContentKind>(kind: Kind): readonly ContentOf<Kind>[];
  /** One published record; undefined for an unknown id. */
  byId<Kind extends ContentKind>(kind: Kind, id: string): ContentOf<Kind> | undefined;
  /** The translation of a text of the documents in the language of the request; the text itself without one. */
  translate(text: string): string;
  /** The translated texts of the documents, by language and by their English text. */
  texts(): Texts;
  /** Reloads the documents from the database. */
  refresh(): Promise<void>;
}

/** Translated texts, by language and by their English text. */
export type Texts = ReadonlyMap<Language, ReadonlyMap<string, string>>;

/** The records of a kind by id, in the catalogue's order. */
type Records = ReadonlyMap<string, object>;

interface Collection {
  lists: ReadonlyMap<string, readonly object[]>;
  byId: ReadonlyMap<string, Records>;
  texts: ReadonlyMap<string, string>;
}

/** Loads every published document. Bodies were validated before insertion and are not validated again. */
export const loadDocuments = async (database: Database): Promise<Documents> => {
  let collections = await read(database);
  let texts = textsOf(collections);
  const current = (): Collection | undefined => collections.get(requestLanguage());
  return {
    all: <Kind extends ContentKind>(kind: Kind) => (current()?.lists.get(kind) ?? []) as ContentOf<Kind>[],
    byId: <Kind extends ContentKind>(kind: Kind, id: string) =>
      current()?.byId.get(kind)?.get(id) as ContentOf<Kind> | undefined,
    translate: (text) => current()?.texts.get(text) ?? text,
    texts: () => texts,
    async refresh() {
      collections = await read(database);
      texts = textsOf(collections);
    },
  };
};

const textsOf = (collections: ReadonlyMap<Language, Collection>): Texts =>
  new Map([...collections].map(([language, { texts }]) => [language, texts]));

const read = async (database: Database): Promise<ReadonlyMap<Language, Collection>> => {
  const rows = await database
    .selectFrom('document')
    .select(['kind', 'id', 'body'])
    .where('published', '=', true)
    .orderBy('kind')
    .orderBy('position')
    .execute();
  const kinds = new Map<string, Map<string, object>>();
  for (const { kind, id, body } of rows) {
    const records = kinds.get(kind) ?? new Map<string, object>();
    kinds.set(kind, records.set(id, body as object));
  }
  const languages: readonly Language[] = [SOURCE_LANGUAGE, ...TRANSLATED_LANGUAGES];
  return new Map(languages.map((language) => [language, collect(kinds, language)]));
};

/** A record with the text at a path replaced. */
const withText = (record: object, [name = '', ...rest]: readonly string[], text: unknown): object => {
  const inner = (record as Readonly<Record<string, object>>)[name] ?? {};
  return { ...record, [name]: rest.length > 0 ? withText(inner, rest, text) : text };
};

/** Collects the documents of one language. */
const collect = (kinds: ReadonlyMap<string, Records>, language: Language): Collection => {
  const texts = new Map<string, string>();
  const translate = (kind: string, id: string, record: object): object => {
    const fields =
      language === SOURCE_LANGUAGE ? undefined : kinds.get(translationsKind(kind, language))?.get(id);
    if (!fields) return record;
    const translated = Object.entries(fields).reduce<object>((part, [field, text]) => {
      texts.set(textAt(record, field) ?? '', text as string);
      return withText(part, field.split('.'), text);
    }, record);
    return 'body' in fields ? { ...translated, bodyLanguage: language } : translated;
  };
  const byId = new Map(
    [...kinds].map(([kind, records]) => [
      kind,
      new Map([...records].map(([id, record]) => [id, translate(kind, id, record)])),
    ]),
  );
  return { byId, texts, lists: new Map([...byId].map(([kind, records]) => [kind, [...records.values()]])) };
};
