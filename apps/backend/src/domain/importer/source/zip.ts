import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { Entry, ZipFile } from 'yauzl';
import yauzl from 'yauzl';
import type { Source } from './source-reader';
import type { SourceFile } from './source-file';
import { sourceFile } from './source-file';

/** Opens a zip file. Its entries are read in place; folders within it are ignored. */
export const openZip = async (path: string): Promise<Source> => {
  const open = promisify<string, yauzl.Options, ZipFile>(yauzl.open);
  const zip = await open(path, { lazyEntries: true, autoClose: false });
  const files = await entriesOf(zip).catch((error: unknown) => {
    zip.close();
    throw error;
  });
  return { files, close: () => zip.close() };
};

const entriesOf = (zip: ZipFile): Promise<SourceFile[]> => {
  const files: SourceFile[] = [];
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(files.sort((one, other) => (one.name < other.name ? -1 : 1))));
    zip.on('entry', (entry: Entry) => {
      const isFile = !entry.fileName.endsWith('/') && !entry.fileName.startsWith('__MACOSX/');
      if (isFile) files.push(sourceFile(entry.fileName, entry.uncompressedSize, () => streamOf(zip, entry)));
      zip.readEntry();
    });
    zip.readEntry();
  });
};

const streamOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
