// Runs PGlite in a worker thread and speaks PostgreSQL's wire protocol over one message port per connection.
// JavaScript, so that tests can start it without a build.
import { Buffer } from 'node:buffer';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

// 16 MB of shared buffers: the default takes 135 MB more memory and is not faster with this amount of data.
const database = await PGlite.create({
  dataDir: workerData.dataDirectory,
  postgresqlconf: ['shared_buffers=16MB'],
});

const TERMINATE = 0x58; // 'X': not forwarded, because it would end the session that all connections share
const SYNC = Uint8Array.of(0x53, 0, 0, 0, 4);
const ROLLBACK = Uint8Array.from([0x51, 0, 0, 0, 13, ...Buffer.from('ROLLBACK\0')]);
/** An idle transaction is rolled back after this time, because all other connections wait for it. */
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000;

/** Work in the order of arrival: bytes of a connection, or its end (no bytes). */
const waiting = [];
/** The connection in a transaction, if any: PGlite has one session, so the others wait for its end. */
let holder;
let idleTimer;
let isRunning = false;

/** Whether an answer ends with ReadyForQuery outside of a transaction. */
const isIdle = (answer) => answer.at(-6) === 0x5a && answer.at(-1) === 0x49;

const runAll = async () => {
  if (isRunning) return;
  isRunning = true;
  for (let next = takeNext(); next; next = takeNext()) await run(next);
  isRunning = false;
};

const takeNext = () => {
  const index = waiting.findIndex(({ port }) => holder === undefined || holder === port);
  return index < 0 ? undefined : waiting.splice(index, 1)[0];
};

const run = async ({ port, bytes }) => {
  clearTimeout(idleTimer);
  if (!bytes) return end(port);
  try {
    const answer = await database.execProtocolRaw(bytes);
    holder = isIdle(answer) ? undefined : port;
    port.postMessage(answer);
  } catch (error) {
    port.postMessage({ error: String(error) });
    await end(port);
  }
  if (holder) idleTimer = setTimeout(dropHolder, IDLE_TRANSACTION_TIMEOUT_MS);
};

/** Rolls back the open transaction of a connection that closes. */
const end = async (port) => {
  if (holder !== port) return;
  await database.execProtocolRaw(SYNC).catch(() => {});
  await database.execProtocolRaw(ROLLBACK).catch(() => {});
  holder = undefined;
};

const dropHolder = () => {
  holder?.postMessage({ error: 'The transaction was rolled back because it was idle for too long.' });
  waiting.unshift({ port: holder });
  void runAll();
};

const serve = (port) => {
  const add = (bytes) => {
    waiting.push({ port, bytes });
    void runAll();
  };
  port.on('message', (bytes) => add(bytes[0] === TERMINATE ? undefined : bytes));
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
