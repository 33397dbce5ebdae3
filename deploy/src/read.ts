import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

const root = path.resolve(__dirname, '../..');

/** Reads a file of the repository, by its path from the root. */
export const text = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Parses every document of a YAML file. Throws on invalid YAML, for instance a duplicate key. */
export const documents = (file: string): unknown[] =>
  parseAllDocuments(text(file)).map((document) => {
    const [problem] = [...document.errors, ...document.warnings];
    if (problem) throw problem;
    return document.toJS() as unknown;
  });

/** Names of settings in a schema file: the keys at the beginnings of its lines. */
const namesIn = (file: string): string[] =>
  [...text(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);

/** Every setting name that the shell or the backend reads. */
export const SETTINGS = {
  shell: [
    ...namesIn('apps/shell/src/server/config.ts'),
    ...namesIn('apps/shell/src/server/workers/settings.ts'),
  ],
  backend: [
    ...namesIn('apps/backend/src/platform/configuration.ts'),
    ...namesIn('apps/backend/src/domain/identity/configuration.ts'),
    ...namesIn('apps/backend/src/domain/identity/mail/mail-settings.ts'),
  ],
} as const;

/** Environment variables of a container, by name. */
export const environment = z.record(z.string(), z.string());
