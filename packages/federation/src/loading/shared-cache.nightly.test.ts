import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openStage } from './testing/stage';

/** A process that installs the release many times once `begin` is called. */
const startProcess = async (words: readonly string[]) => {
  const program = path.join(__dirname, 'testing', 'obtain-many.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...words], {
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  await once(child, 'message');
  return {
    begin: () => child.stdin?.end(),
    said: child.stdout ? text(child.stdout) : '',
  };
};

it('a release cache shared by several processes installs a release from all of them at once', async () => {
  const stage = await openStage();
  const ref = await stage.put('first');
  const words = [stage.cache, path.join(stage.store, ref.url), JSON.stringify(ref)];
  const processes = await Promise.all(Array.from({ length: 3 }, () => startProcess(words)));
  processes.forEach(({ begin }) => begin());
  const outcomes = await Promise.all(processes.map(({ said }) => said));
  expect(outcomes).toEqual(['20 installed it\n', '20 installed it\n', '20 installed it\n']);
  expect(await readdir(path.join(stage.cache, 'tiny'))).toEqual([ref.release]);
  await stage.close();
});
