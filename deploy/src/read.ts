import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

const root = path.resolve(__dirname, '../..');

/** A file of the repository, by its path from the repository's folder. */
export const text = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Every document of a YAML file. Throws where YAML itself is wrong, a name given twice for instance. */
export const documents = (file: string): unknown[] =>
  parseAllDocuments(text(file)).map((document) => {
    const [problem] = [...document.errors, ...document.warnings];
    if (problem) throw problem;
    return document.toJS() as unknown;
  });

/** Names as they stand in a schema of settings, at the beginnings of its lines. */
const namesIn = (file: string): string[] =>
  [...text(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);

/** What may be set: every name that the shell or the backend reads. */
export const SETTINGS = {
  shell: [
    ...namesIn('apps/shell/src/server/config.ts'),
    ...namesIn('apps/shell/src/server/workers/settings.ts'),
  ],
  backend: [
    ...namesIn('apps/backend/src/configuration.ts'),
    ...namesIn('apps/backend/src/identity/configuration.ts'),
    ...namesIn('apps/backend/src/identity/mail/mail-settings.ts'),
  ],
} as const;

/** Variables by name, as a container is given them. */
export const environment = z.record(z.string(), z.string());
