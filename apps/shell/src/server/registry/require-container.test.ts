import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
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

/** What a built entry does: its runtime lists itself, then it exports its container. */
const ENTRY = `
  const listed = (globalThis.__FEDERATION__ ??= { __INSTANCES__: [] }).__INSTANCES__;
  const container = { init() {}, get() {} };
  listed.push({ container });
  module.exports = { remote: container };
`;

describe('running a release', () => {
  it('gives the container that its entry exports', async () => {
    expect(requireContainer(await writeEntry(ENTRY))).toMatchObject({
      init: expect.any(Function) as unknown,
    });
  });

  it('throws what its entry throws', async () => {
    const entry = await writeEntry('throw new Error("broken in module scope")');
    expect(() => requireContainer(entry)).toThrow('broken in module scope');
  });

  it('leaves nothing of the release in memory once nobody uses it', async () => {
    const entry = await writeEntry(ENTRY);
    // In a process of its own: Jest gives tests a module cache and a global object that are not Node's.
    const script = `
      const { requireContainer } = require(${JSON.stringify(path.join(__dirname, 'require-container.ts'))});
      const container = new WeakRef(requireContainer(${JSON.stringify(entry)}));
      setTimeout(() => {
        gc();
        console.log(container.deref() ? 'kept' : 'collected');
      }, 10);
    `;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--expose-gc',
      '--import',
      'tsx',
      '--eval',
      script,
    ]);
    expect(stdout.trim()).toBe('collected');
  });
});
