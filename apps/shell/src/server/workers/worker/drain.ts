import type { ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A server that can stop without failing anyone. Both ways give whether everything was answered in time. */
export interface Drain {
  /** The process leaves: `/readyz` is 503 at once, and what still comes is answered until balancers have noticed. */
  leave(seconds: number): Promise<boolean>;
  /** Another worker has taken over: nothing new is accepted, what is connected is answered. */
  retire(seconds: number): Promise<boolean>;
}

/** Milliseconds without a request after which nobody is taken to be sending any more. */
const QUIET = 150;
/** Milliseconds for which a process that leaves goes on accepting while requests still come. */
const MAX_ARRIVAL_MS = 5_000;

/** Watches a server that does not listen yet, so that it can be drained later. */
export const drainable = (app: FastifyInstance): Drain => {
  const underWay = new Set<ServerResponse>();
  let arrivals = 0;
  let ready = true;
  let lastAnswers = false;

  app.server.on('connection', () => (arrivals += 1));
  app.server.prependListener('request', (_request, response) => {
    arrivals += 1;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (lastAnswers) response.shouldKeepAlive = false;
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (ready || request.routeOptions.url !== '/readyz') return done();
    void reply.code(503).header('cache-control', 'no-store').send({ leaving: true });
  });

  const until = async (end: number, over: () => boolean): Promise<void> => {
    for (let before = -1; !(before === arrivals && over()) && performance.now() < end;) {
      before = arrivals;
      await setTimeout(QUIET);
      // A busy loop may have woken late, with what came meanwhile not read yet.
      await setImmediate();
      await setImmediate();
    }
  };

  /** Every answer from now on ends its connection, those whose headers are still to be sent included. */
  const endConnections = () => {
    lastAnswers = true;
    for (const response of underWay) response.shouldKeepAlive = false;
  };

  const finish = async (end: number): Promise<boolean> => {
    // The plain server's way: HTTP's own would cut connections whose next request is on its way here.
    Server.prototype.close.call(app.server);
    await until(end, () => underWay.size === 0);
    const answered = underWay.size === 0;
    app.server.closeAllConnections();
    await app.close();
    return answered;
  };

  return {
    async leave(seconds) {
      const end = performance.now() + seconds * 1_000;
      ready = false;
      endConnections();
      await until(Math.min(end, performance.now() + MAX_ARRIVAL_MS), () => true);
      return finish(end);
    },
    retire(seconds) {
      endConnections();
      return finish(performance.now() + seconds * 1_000);
    },
  };
};
