import cluster from 'node:cluster';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { pino } from 'pino';
import { openCanaries, run, type DisabledReleases } from '..';
import { openErrors } from '../../errors/shared-errors';
import { openRegistry } from '../worker/shared-metrics';
import { collectDefaultMetrics, Counter } from 'prom-client';

// A small site on the real workers: slow responses, memory that can be filled, metrics, a release with faults that can
// be called, and a start that can fail.
const kept: Buffer[] = [];

const endless = (): never => {
  console.log('a request blocks');
  for (;;) Math.random();
};

/** A start that reads no messages until the supervisor has ended. */
const startOutliving = () => {
  const supervisor = process.ppid;
  console.log('a worker starts');
  while (process.ppid === supervisor) Math.random();
};

/** Ends this worker as soon as the supervisor knows that it serves. */
const endOnceReady = () => {
  const send = process.send?.bind(process);
  Object.assign(process, {
    send: (message: object, handle: undefined, options: object, sent?: (error: Error | null) => void) =>
      send?.(message, handle, options, (error) => {
        sent?.(error);
        if ('ready' in message) process.exit(1);
      }),
  });
};

const stopping = new Promise((resolve) => process.once('SIGTERM', resolve));

/** Calls a function of the release at `RELEASE`, whose functions are faults. */
const callFault = async (name: string): Promise<void> => {
  const faults = createRequire(__filename)(process.env['RELEASE'] ?? '') as Record<string, () => unknown>;
  await faults[name]?.();
};

const open = async (disabled: DisabledReleases) => {
  if (process.env['STARTS'] === 'outliving') startOutliving();
  if (process.env['FAILS'] === 'soon') endOnceReady();
  if (process.env['FAILS'] === 'never-ready') endless();
  if (process.env['FAILS'] === 'second' && cluster.worker?.id === 2) process.exit(1);
  if (process.env['FAILS'] === 'start') throw new Error('this site cannot start');
  const app = Fastify();
  const registry = openRegistry();
  collectDefaultMetrics({ register: registry });
  const asked = new Counter({ name: 'asked_total', help: 'Requests for /', registers: [registry] });
  app.get('/', async () => {
    asked.inc();
    await setImmediate();
    return { pid: process.pid };
  });
  app.get('/slow', async () => {
    console.log('a slow request');
    await stopping;
    return { pid: process.pid };
  });
  app.get('/never', () => {
    console.log('a slow request');
    return new Promise(() => undefined);
  });
  app.get('/fill', () => {
    kept.push(Buffer.alloc(300_000_000, 1));
    return { pid: process.pid };
  });
  app.get('/block', endless);
  const canary = { remote: 'unis', release: '111111111111' };
  const canaries = await openCanaries(pino(), () => undefined);
  app.get<{ Params: { side: 'canary' | 'live'; address: string }; Querystring: { fault?: string } }>(
    '/page/:side/:address',
    async ({ params: { side, address }, query: { fault } }) => {
      canaries.note({ kind: 'page', ...canary, side, failed: side === 'canary', address });
      if (fault) await callFault(fault);
      return { pid: process.pid };
    },
  );
  app.get('/canary', () => ({ pid: process.pid, ...canaries.stateOf(canary.remote, canary.release) }));
  const errors = openErrors();
  app.get('/error', () => {
    const place = { source: 'src/page.tsx:12', address: '192.0.2.1' };
    errors.note({ ...canary, ...place, side: 'browser', part: 'render', name: 'TypeError' });
    return { pid: process.pid };
  });
  app.get('/errors', () => errors.groups());
  app.get('/throw', () => {
    void setImmediate().then(() => {
      process.nextTick(() => {
        throw new Error('no release');
      });
    });
    return { pid: process.pid };
  });
  app.get<{ Params: { fault: string } }>('/release/:fault', async ({ params }) => {
    const isDisabled = disabled.refusal('unis', '0123456789ab') !== undefined;
    if (!isDisabled) await callFault(params.fault);
    return { pid: process.pid, isDisabled };
  });
  app.get('/readyz', () => ({ status: 'ok' }));
  app.get('/disabled', () => disabled.list());
  app.get('/metrics', async (_request, reply) => reply.type('text/plain').send(await registry.metrics()));
  return { app, port: Number(process.env['PORT'] ?? 0), host: '127.0.0.1', close: () => undefined };
};

void run(process.env, open).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
  process.disconnect();
});
