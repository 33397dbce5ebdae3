import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fetchWhole } from '../../registry/fetch-whole';

/**
 * Reads one file of a release from a folder or a static host. Throws when it is absent, does not arrive
 * completely within `timeoutMs` milliseconds, or is HTML: many hosts answer 200 with a "not found" page.
 */
export const readReleaseFile = async (location: string, file: string, timeoutMs: number): Promise<Buffer> => {
  if (!/^https?:\/\//.test(location)) return readFile(path.join(location, file));
  const url = new URL(file, location);
  return fetchWhole(url, timeoutMs, { redirect: 'error' }, ({ ok, status, headers }) => {
    if (!ok) throw new Error(`${url.href} answered ${status}`);
    const type = headers.get('content-type') ?? '';
    if (type.startsWith('text/html')) throw new Error(`${url.href} answered with HTML`);
  });
};
