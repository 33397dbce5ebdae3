import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../platform/database/connection';
import { migrate } from '../../../platform/database/migrations';
import { createServer } from '../../../platform/server/server';
import { copyEmptyDatabase } from '../../../testing/database';
import { configuredIdentityRoute } from '../../../delivery/identity/route';

// Runs the identity service alone on its own embedded database, as a process for tests of its clients.
const directory = mkdtempSync(join(tmpdir(), 'signpost-identity-'));
const workerPath = join(import.meta.dirname, '../../../platform/database/pglite-worker.mjs');

const serve = async (): Promise<void> => {
  await copyEmptyDatabase(directory);
  const open = await openDatabase({ dataDirectory: directory, workerPath });
  await migrate(open.database);
  const app = createServer(false);
  const configuration = {
    site: 'http://localhost',
    secure: false,
    showOutbox: true,
    hashMebibytes: 1,
    partners: [],
    mail: undefined,
  };
  await configuredIdentityRoute(app, { open }, configuration);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  process.send?.({ ready: true, port });
  process.once('disconnect', () => {
    void app
      .close()
      .then(() => open.close())
      .finally(() => {
        rmSync(directory, { recursive: true, force: true });
        process.exit();
      });
  });
};

void serve();
