// Runs PGlite in a worker thread and speaks PostgreSQL's wire protocol over one message port per connection.
// Plain JavaScript, so that the tests can start it as it is.
import { Buffer } from 'node:buffer';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

// 16 MB of shared buffers: the default makes the process 135 MB larger and no quicker on data of this size.
const database = await PGlite.create({
  dataDir: workerData.dataDirectory,
  postgresqlconf: ['shared_buffers=16MB'],
});

const terminate = 0x58; // 'X': it would end the one session that all connections share
const sync = Uint8Array.of(0x53, 0, 0, 0, 4);
const rollback = Uint8Array.from([0x51, 0, 0, 0, 13, ...Buffer.from('ROLLBACK\0')]);
/** A connection that leaves its transaction open and says nothing for so long loses it: everyone else is waiting. */
const longestSilence = workerData.longestSilence ?? 30_000;

/** What is still to be run: bytes of a connection, or the end of one (without bytes), in the order they came. */
const waiting = [];
/** The connection in a transaction, if any: PGlite has one session, so the others wait until it has committed. */
let holder;
let silence;
let isRunning = false;

/** Whether an answer ends with ReadyForQuery outside of a transaction. */
const isIdle = (answer) => answer.at(-6) === 0x5a && answer.at(-1) === 0x49;

async function runAll() {
  if (isRunning) return;
  isRunning = true;
  for (let next = take(); next; next = take()) await run(next);
  isRunning = false;
}

function take() {
  const index = waiting.findIndex(({ port }) => holder === undefined || holder === port);
  return index < 0 ? undefined : waiting.splice(index, 1)[0];
}

async function run({ port, bytes }) {
  clearTimeout(silence);
  if (!bytes) return end(port);
  try {
    const answer = await database.execProtocolRaw(bytes);
    holder = isIdle(answer) ? undefined : port;
    port.postMessage(answer);
  } catch (error) {
    port.postMessage({ error: String(error) });
    await end(port);
  }
  if (holder) silence = setTimeout(dropHolder, longestSilence);
}

/** A client that goes away in a transaction must not leave it open for the next one. */
async function end(port) {
  if (holder !== port) return;
  await database.execProtocolRaw(sync).catch(() => {});
  await database.execProtocolRaw(rollback).catch(() => {});
  holder = undefined;
}

function dropHolder() {
  holder?.postMessage({ error: 'The transaction was rolled back: nothing came for too long.' });
  waiting.unshift({ port: holder });
  void runAll();
}

const serve = (port) => {
  const add = (bytes) => {
    waiting.push({ port, bytes });
    void runAll();
  };
  port.on('message', (bytes) => add(bytes[0] === terminate ? undefined : bytes));
  port.on('close', () => add(undefined));
};

parentPort.on('message', async ({ connection, close }) => {
  if (connection) serve(connection);
  if (close) {
    await database.close();
    parentPort.postMessage({ closed: true });
  }
});
parentPort.postMessage({ ready: true });
