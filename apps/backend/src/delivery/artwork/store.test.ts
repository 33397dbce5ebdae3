import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../testing/until';
import { createImageStore } from './store';

describe('createImageStore', () => {
  let directory: string;
  const problems: unknown[] = [];
  beforeEach(async () => {
    problems.length = 0;
    directory = await mkdtemp(join(tmpdir(), 'artwork-'));
  });
  afterEach(() => rm(directory, { recursive: true }));
  const open = (folder = directory) => createImageStore(folder, (error) => problems.push(error));

  it('shares one render among requests for the same picture, and stores it for the next process [C-23]', async () => {
    let end = () => {};
    const mayEnd = new Promise<void>((resolve) => (end = resolve));
    let renders = 0;
    const render = async () => {
      renders += 1;
      await mayEnd;
      return Buffer.from('picture');
    };
    const store = open();
    const asked = Array.from({ length: 6 }, () => store('ab1.webp', render));
    end();
    const files = await Promise.all(asked);
    expect(files.map(String)).toEqual(Array.from({ length: 6 }, () => 'picture'));
    await open()('ab1.webp', render);
    expect(renders).toBe(1);
    expect(await readdir(join(directory, 'ab'))).toEqual(['ab1.webp']);
  });

  it('runs at most two renders at once, and completes all [C-23]', async () => {
    const running: (() => void)[] = [];
    const render = async () => {
      await new Promise<void>((end) => running.push(end));
      return Buffer.from('x');
    };
    const store = open();
    const all = Promise.all(Array.from({ length: 9 }, (_, index) => store(`${index}.webp`, render)));
    await until(() => running.length > 0);
    let most = 0;
    for (let ended = 0; ended < 9; ended += 1) {
      await until(() => running.length > 0);
      most = Math.max(most, running.length);
      running.shift()?.();
    }
    await all;
    expect(most).toBe(2);
  });

  it('renders again after a failure, and releases the failed render’s slot', async () => {
    const store = open();
    const fail = () => Promise.reject(new Error('no ink'));
    await Promise.all([1, 2, 3].map((n) => expect(store(`f${n}.webp`, fail)).rejects.toThrow('no ink')));
    expect(String(await store('f1.webp', async () => Buffer.from('ink')))).toBe('ink');
  });

  it('serves a picture that it cannot store, and reports the error', async () => {
    const file = join(directory, 'not-a-folder');
    await writeFile(file, '');
    expect(String(await open(file)('ab1.webp', async () => Buffer.from('picture')))).toBe('picture');
    expect(problems).toHaveLength(1);
  });
});
