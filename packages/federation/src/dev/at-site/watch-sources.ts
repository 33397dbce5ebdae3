import { watch } from 'node:fs';

/** Milliseconds in which several saves are one change. */
const AGGREGATE_MS = 100;

/** Whether a file, relative to the remote's folder, can change its build. */
const isSource = (file: string): boolean =>
  !/(^|[\\/])(node_modules|dist|\.[^\\/]*)([\\/]|$)/.test(file) &&
  !/\.(test|stories)\.\w+$|\.md$|~$/.test(file);

/** Calls `changed` after a source file of a remote was saved. Returns the function that stops it. */
export const watchSources = (folder: string, changed: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, (_, file) => {
    if (file === null || !isSource(file)) return;
    clearTimeout(timer);
    timer = setTimeout(changed, AGGREGATE_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
};
