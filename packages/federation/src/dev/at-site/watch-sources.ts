import { readdirSync, watch } from 'node:fs';
import path from 'node:path';

/** Milliseconds in which several saves are one change. */
const AGGREGATE_MS = 100;

/** Whether a file or folder of a remote can change its build. */
const isSource = (name: string): boolean =>
  !/^(node_modules|dist|\..*)$/.test(name) && !/\.(test|stories)\.\w+$|\.md$|~$/.test(name);

/** The folders with sources. Those below `node_modules` are thousands, which a watcher of the whole folder would include. */
const sourceFolders = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isSource(entry.name))
    .map(({ name }) => path.join(folder, name));

/** Calls `changed` after a source file of a remote was saved. Returns the function that stops it. */
export const watchSources = (folder: string, changed: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  const onSave = (_: unknown, file: string | null): void => {
    if (file === null || !file.split(path.sep).every(isSource)) return;
    clearTimeout(timer);
    timer = setTimeout(changed, AGGREGATE_MS);
  };
  const watchers = [
    watch(folder, onSave),
    ...sourceFolders(folder).map((each) => watch(each, { recursive: true }, onSave)),
  ];
  return () => {
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
  };
};
