import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeFolder } from './remove-folder';

it('removes a folder into which a load in progress still writes files', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'signpost-removed-'));
  const release = path.join(folder, 'cache/tiny/release');
  await mkdir(release, { recursive: true });
  let isWriting = true;
  const writing = (async () => {
    for (let file = 0; isWriting; file += 1)
      await mkdir(release, { recursive: true })
        .then(() => writeFile(path.join(release, `${file}.js`), ''))
        .catch(() => undefined);
  })();
  setTimeout(() => (isWriting = false), 300);
  await removeFolder(folder);
  await writing;
  await removeFolder(folder);
  expect(existsSync(folder)).toBe(false);
});
