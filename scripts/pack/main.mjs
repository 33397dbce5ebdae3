// Writes the packages that remotes in other repositories and other sites install, built, below dist/packages.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { packPackage } from './pack-package.mjs';
import { packShell } from './pack-shell.mjs';

/** The packages that a remote may import, with the signpost-remote command, and the one for pages that show widgets. */
const PACKAGES = ['federation', 'api-client', 'identity', 'language', 'shared-ui', 'embed'];

const out = path.resolve('dist/packages');
rmSync(out, { recursive: true, force: true });
const folders = [packShell(path.resolve('apps'), path.join(out, 'shell'))];
for (const name of PACKAGES) {
  folders.push(await packPackage(path.resolve('packages', name), path.join(out, name)));
}
for (const folder of folders) {
  const [{ filename, size, entryCount }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', out], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e8,
    }),
  );
  console.log(`${filename}: ${entryCount} files, ${Math.round(size / 1_000)} kB`);
}
