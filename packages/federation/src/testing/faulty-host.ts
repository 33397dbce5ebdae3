import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Answer } from './faults';
import { openFaultyServer, type FaultyServer } from './faulty-server';

export type FaultyHost = FaultyServer;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
};

const MISSING: Answer = { status: 404, headers: {}, body: Buffer.from('not here') };

const isRelease = (pathname: string) => !pathname.endsWith('/registry.json');

/**
 * Serves a folder store over HTTP. By default faults apply to the files of releases only, so that the
 * registry can still be read.
 */
export const openFaultyHost = (folder: string, port = 0): Promise<FaultyHost> =>
  openFaultyServer(
    async ({ url = '/' }) => {
      const { pathname } = new URL(url, 'http://host');
      const type = TYPES[path.extname(pathname)] ?? 'application/octet-stream';
      return readFile(path.join(folder, pathname)).then(
        (body) => ({ status: 200, headers: { 'content-type': type }, body }),
        () => MISSING,
      );
    },
    isRelease,
    port,
  );
