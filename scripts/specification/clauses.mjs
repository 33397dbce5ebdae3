import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A clause's code, as in `B-06`. */
export const CODE = /\b[RBESVCXK]-\d{2}\b/g;

export const FOLDER = 'docs/specification';

/**
 * Parses the clauses of one document: each is a third-level heading that begins with its code, up to the next
 * heading.
 */
export const readClauses = (text, file) =>
  text
    .split(/^(?=#{1,3} )/m)
    .map((section) => ({ section, heading: /^### ([RBESVCXK]-\d{2})(?: (.*))?$/m.exec(section) }))
    .filter(({ heading }) => heading)
    .map(({ section, heading: [, code, title = ''] }) => {
      const where = /^Where: (.*)$/m.exec(section)?.[1] ?? '';
      return { code, title, file, folders: [...where.matchAll(/`([^`]+)`/g)].map(([, folder]) => folder) };
    });

/** Every clause of the specification of a workspace. */
export const allClauses = (root) =>
  readdirSync(path.join(root, FOLDER))
    .filter((name) => name.endsWith('.md') && !['README.md', 'proofs.md'].includes(name))
    .flatMap((name) => readClauses(readFileSync(path.join(root, FOLDER, name), 'utf8'), name));

/** Finds clauses with a duplicate code, without a folder, or with a folder that does not exist. */
export const findBadClauses = (clauses, root) =>
  clauses.flatMap(({ code, file, folders }, at) => [
    ...(clauses.findIndex((one) => one.code === code) === at ? [] : [`${code} is in ${file} a second time.`]),
    ...(folders.length > 0 ? [] : [`${code} in ${file} names no folder after "Where:".`]),
    ...folders
      .filter((folder) => !existsSync(path.join(root, folder)))
      .map((folder) => `${code} in ${file} names ${folder}, which does not exist.`),
  ]);
