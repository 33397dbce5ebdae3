import * as v from 'valibot';
import { KEEPABLE_RELEASES, LATER, RELEASES_HEADER } from '../addresses';
import { keepableReleases, type KeepableReleases, type WorkerMessage } from '../messages';
import { findFile } from './caches';
import { keepOfflinePageFor } from './offline-pages';
import {
  filesIn,
  isImmutableFile,
  isWithdrawn,
  isWithdrawnFile,
  pathOf,
  readReleases,
  titleIn,
} from './rules';
import { applyReleases, findPage, knownReleases, removePage, storeFile, storePage } from './store';

/** A page of a saved thing is fetched again when its copy is older, in milliseconds. */
const SAVED_MAX_AGE_MS = 86_400_000;

/** Statuses of a page that no longer exists. */
const GONE = [404, 410];

let checking: Promise<KeepableReleases | undefined> | undefined;

const askReleases = async (): Promise<KeepableReleases | undefined> => {
  const answer = await fetch(KEEPABLE_RELEASES, { cache: 'no-cache' });
  const parsed = answer.ok ? v.safeParse(keepableReleases, await answer.json()) : undefined;
  if (!parsed?.success) return knownReleases();
  await applyReleases(parsed.output.releases);
  return parsed.output.releases;
};

/**
 * Asks the server which releases may be kept, and removes the pages and files of all others. Without an answer nothing
 * changes. Resolves to the releases that were named last. Concurrent calls share one request.
 */
export const checkReleases = (): Promise<KeepableReleases | undefined> => {
  checking ??= askReleases()
    .catch(knownReleases)
    .finally(() => (checking = undefined));
  return checking;
};

/** Keeps a file that never changes, unless its release has been withdrawn. */
export const keepFile = async (path: string, answer: Response): Promise<void> => {
  const releases = await knownReleases();
  if (answer.ok && releases && !isWithdrawnFile(path, releases)) await storeFile(path, answer);
};

const keepMissingFile = async (path: string): Promise<void> => {
  if (!isImmutableFile(path) || (await findFile(path))) return;
  // The browser has most of them in its HTTP cache.
  await keepFile(path, await fetch(path));
};

const keepFiles = (paths: readonly string[]): Promise<unknown> =>
  Promise.allSettled(paths.map(keepMissingFile));

/**
 * Keeps the server's answer to a request for a page with all files that it names, if the server allows that and none of
 * its releases has been withdrawn. A page that no longer exists is removed. Returns false for a page that the server did
 * not know to be complete yet.
 */
export const keepPage = async (path: string, answer: Response, isSaved = false): Promise<boolean> => {
  const keepable = await checkReleases();
  const header = answer.headers.get(RELEASES_HEADER);
  const releases = readReleases(header);
  if (GONE.includes(answer.status)) await removePage(path);
  if (!releases || !keepable || isWithdrawn(releases, keepable)) return header !== LATER;
  const html = await answer.text();
  const files = filesIn(html);
  // Before the page, so that a page that is kept has its files.
  await keepFiles(files);
  const before = await findPage(path);
  await storePage(path, answer, html, {
    at: Date.now(),
    bytes: new Blob([html]).size,
    title: titleIn(html, path),
    releases,
    files: [...files],
    isSaved: isSaved || (before?.kept.isSaved ?? false),
  });
  await keepOfflinePageFor(path);
  return true;
};

/** Requests a page and keeps it. A page that was streamed is requested once more: the server then has it whole. */
export const fetchAndKeep = async (path: string, origin: string, isSaved = false): Promise<void> => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const answer = await fetch(path, { headers: { accept: 'text/html' } });
    const reached = pathOf(answer.url, origin);
    if (!reached || (await keepPage(reached, answer, isSaved))) return;
  }
};

const isFresh = async (path: string): Promise<boolean> => {
  const found = await findPage(path);
  return found !== undefined && found.kept.isSaved && Date.now() - found.kept.at < SAVED_MAX_AGE_MS;
};

/** Keeps what a page asks for, one page after the other, so that the server is not burdened. */
export const keepRequested = async (
  { saved, opened, files }: Extract<WorkerMessage, { type: 'keep' }>,
  origin: string,
): Promise<void> => {
  const keep = (path: string | undefined, isSaved: boolean) =>
    path ? fetchAndKeep(path, origin, isSaved).catch(() => undefined) : undefined;
  for (const address of opened) await keep(pathOf(address, origin), false);
  await keepFiles(files.flatMap((address) => pathOf(address, origin) ?? []));
  for (const address of saved) {
    const path = pathOf(address, origin);
    if (path && !(await isFresh(path))) await keep(path, true);
  }
};
