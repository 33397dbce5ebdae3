import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireContainer } from './require-container';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'signpost-container-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const writeEntry = async (code: string): Promise<string> => {
  const entry = path.join(folder, `${Math.random().toString(36).slice(2)}.js`);
  await writeFile(entry, code);
  return entry;
};

/** Does the same as a built entry: adds its runtime to the global list, then exports its container. */
const ENTRY = `
  const listed = (globalThis.__FEDERATION__ ??= { __INSTANCES__: [] }).__INSTANCES__;
  const container = { init() {}, get() {} };
  listed.push({ container });
  module.exports = { remote: container };
`;

describe('requireContainer', () => {
  it('returns the container that the entry exports', async () => {
    expect(requireContainer(await writeEntry(ENTRY))).toMatchObject({
      init: expect.any(Function) as unknown,
    });
  });

  it('throws what the entry throws', async () => {
    const entry = await writeEntry('throw new Error("broken in module scope")');
    expect(() => requireContainer(entry)).toThrow('broken in module scope');
  });
});
