import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = /(?<!\.(test|stories|d))\.tsx?$/;

/** Whether a line of source has a text as a whole string. */
const hasString = (line: string, text: string): boolean =>
  [`'${text}'`, `"${text}"`, `\`${text}\``].some((literal) => line.includes(literal));

/**
 * Finds where a remote's sources write a name such as `storage:unis.order`: `file:line`, relative to the working folder.
 * Undefined when no source has it as a string, because it is composed or a library's.
 */
export const placeOfName = (folder: string, name: string): string | undefined => {
  const text = name.slice(name.indexOf(':') + 1);
  const source = path.join(folder, 'src');
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!SOURCE.test(file)) continue;
    const lines = readFileSync(path.join(source, file), 'utf8').split('\n');
    const line = lines.findIndex((each) => hasString(each, text));
    if (line >= 0) return `${path.relative('.', path.join(source, file))}:${line + 1}`;
  }
  return undefined;
};
