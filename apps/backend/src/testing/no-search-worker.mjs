// Takes the place of the search thread where a test searches nothing: it builds no index, and answers no search.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ kind, id, database }) => {
  if (kind === 'rebuild') {
    database.port?.close();
    parentPort.postMessage({ kind: 'built', version: 'none', areBuilt: true });
    parentPort.postMessage({ kind: 'rebuilt', id });
  } else if (kind === 'call') {
    const message = 'This test started the application without search.';
    parentPort.postMessage({ kind: 'error', id, error: { status: 501, message } });
  } else if (kind === 'stop') process.exit(0); // ends this thread only
});
