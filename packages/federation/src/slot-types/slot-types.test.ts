import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { release } from '../release/release';
import { sha256 } from '../registry/sha256';
import { writeTinyRemote } from '../testing';
import { publishSlotTypes } from '../build/publish-slot-types';
import { fetchSlotTypes } from './slot-types';

const TYPES = 'declare const slots: unknown;\n';

describe('types of slots', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'signpost-slot-types-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const inside = (...parts: string[]) => path.join(folder, ...parts);

  /** Releases a remote whose folder has slot types, if any, to the store. */
  const releaseRemote = async (name: string, types?: string) => {
    const dist = inside('dist', name);
    await mkdir(inside(name));
    if (types) await writeFile(inside(name, 'slots.d.ts'), types);
    await publishSlotTypes(inside(name), dist);
    const described = { 'types/slots.d.ts': { sha256: sha256(types ?? ''), bytes: types?.length ?? 0 } };
    await writeTinyRemote(dist, { heading: 'x', name, paths: [`/${name}`] });
    const file = path.join(dist, 'release.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as { files: object };
    const files = { ...manifest.files, ...(types && described) };
    await writeFile(file, JSON.stringify({ ...manifest, files }));
    return release(inside('store'), name, dist);
  };

  it('are published with the release, and fetched by the remotes that fill the slots', async () => {
    await releaseRemote('unis', TYPES);
    await releaseRemote('courses');
    await releaseRemote('careers', 'declare const own: unknown;\n');
    expect(await fetchSlotTypes(inside('store'), inside('careers'), 'careers')).toEqual(['unis']);
    expect(await readFile(inside('careers', 'types/unis.d.ts'), 'utf8')).toBe(TYPES);
  });

  it('are not written when the store has another file than was released', async () => {
    const { live } = await releaseRemote('unis', TYPES);
    await writeFile(inside('store', live.url, 'types/slots.d.ts'), 'declare const other: unknown;\n');
    await expect(fetchSlotTypes(inside('store'), inside('careers'), 'careers')).rejects.toThrow(
      /not the file that was released/,
    );
  });
});
