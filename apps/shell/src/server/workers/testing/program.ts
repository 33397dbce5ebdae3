import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { run } from '..';
import { openRegistry } from '../shared-metrics';
import { collectDefaultMetrics, Counter } from 'prom-client';

// A small site on the real workers: slow answers, memory that can be filled, figures, and a start that can fail.
const kept: Buffer[] = [];

const endless = (): never => {
  for (;;) Math.random();
};

/** Milliseconds in which a start that is long hears nothing of what happens. */
const LONG = 1_500;

const startLong = () => {
  console.log('a worker starts');
  for (const end = Date.now() + LONG; Date.now() < end;) Math.random();
};

const open = async () => {
  if (process.env['STARTS'] === 'long') startLong();
  if (process.env['FAILS'] === 'never-ready') endless();
  if (process.env['FAILS'] === 'start') throw new Error('this site cannot start');
  const app = Fastify();
  const registry = openRegistry();
  collectDefaultMetrics({ register: registry });
  const asked = new Counter({ name: 'asked_total', help: 'Requests for /', registers: [registry] });
  app.get('/', async () => {
    asked.inc();
    await setTimeout(30);
    return { pid: process.pid };
  });
  app.get('/slow', async () => {
    await setTimeout(1_500);
    return { pid: process.pid };
  });
  app.get('/fill', () => {
    kept.push(Buffer.alloc(300_000_000, 1));
    return { pid: process.pid };
  });
  app.get('/block', endless);
  app.get('/readyz', () => ({ status: 'ok' }));
  app.get('/metrics', async (_request, reply) => reply.type('text/plain').send(await registry.metrics()));
  return { app, port: 0, host: '127.0.0.1', close: () => undefined };
};

void run(process.env, open).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
  process.disconnect();
});
