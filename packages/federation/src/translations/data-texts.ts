import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const Sources = v.record(v.string(), v.array(v.string()));
const Records = v.array(v.record(v.string(), v.unknown()));

const sourcesFile = (folder: string): string => path.join(folder, 'messages/sources.json');

/** Whether the texts of a package stand in its data, with `messages/sources.json` to name their fields by file. */
export const hasDataTexts = (folder: string): boolean => existsSync(sourcesFile(folder));

const textAt = (record: unknown, path: string): string | undefined => {
  const value = path
    .split('.')
    .reduce<unknown>(
      (part, name) => (part as Readonly<Record<string, unknown>> | null | undefined)?.[name],
      record,
    );
  return typeof value === 'string' ? value : undefined;
};

/** Returns the texts in a package's data, with the files that have each. They are plain text, not ICU messages. */
export const dataTextsOf = (folder: string): ReadonlyMap<string, readonly string[]> => {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const texts = new Map<string, string[]>();
  for (const [file, fields] of Object.entries(v.parse(Sources, read(sourcesFile(folder))))) {
    for (const record of v.parse(Records, read(path.join(folder, file)))) {
      for (const field of fields) {
        const text = textAt(record, field);
        if (!text) continue;
        const places = texts.get(text) ?? [];
        if (!places.includes(file)) places.push(file);
        texts.set(text, places);
      }
    }
  }
  return texts;
};

const PLACEHOLDER = /\{\{[^}]*\}\}|\]\([^)]*\)/g;

const placeholdersOf = (text: string): string[] => (text.match(PLACEHOLDER) ?? []).sort();

/** Returns the errors of the translation of a data text: another set of placeholders (`{{id}}`) or links. */
export const dataTextProblems = (text: string, translation: string): string[] =>
  placeholdersOf(text).join() === placeholdersOf(translation).join()
    ? []
    : ['the translation has other placeholders or links'];
