import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

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
  it('allows an unused release to be garbage-collected', async () => {
    const entry = await writeEntry(ENTRY);
    // In a separate process, because Jest replaces Node's module cache and global object.
    const script = `
      const { requireContainer } = require(${JSON.stringify(path.join(__dirname, 'require-container.ts'))});
      const container = new WeakRef(requireContainer(${JSON.stringify(entry)}));
      setImmediate(() => {
        gc();
        console.log(container.deref() ? 'kept' : 'collected');
      });
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
