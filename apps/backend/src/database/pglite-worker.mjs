// Runs PGlite in a worker thread and speaks PostgreSQL's wire protocol over one message port per connection.
// Plain JavaScript, so that the tests can start it as it is.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

// 16 MB of shared buffers: the default makes the process 135 MB larger and no quicker on data of this size.
const database = await PGlite.create({
  dataDir: workerData.dataDirectory,
  postgresqlconf: ['shared_buffers=16MB'],
});

/** Serves one connection. Its messages are run one after another, in the order they came. */
const serve = (port) => {
  let last = Promise.resolve();
  port.on('message', (bytes) => {
    last = last.then(async () => {
      const answer = await database.execProtocolRaw(bytes);
      port.postMessage(answer);
    });
    last.catch((error) => port.postMessage({ error: String(error) }));
  });
  // A client that goes away in a transaction must not leave it open for the next one.
  port.on(
    'close',
    () =>
      void last
        .catch(() => {})
        .then(() => database.exec('ROLLBACK'))
        .catch(() => {}),
  );
};

parentPort.on('message', async ({ connection, close }) => {
  if (connection) serve(connection);
  if (close) {
    await database.close();
    parentPort.postMessage({ closed: true });
  }
});
parentPort.postMessage({ ready: true });
