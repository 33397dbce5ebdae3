import type { ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Stops a server without failing requests. Both methods resolve to whether all requests were answered in time. */
export interface Drain {
  /** For a process that stops: `/readyz` answers 503, and requests are answered until load balancers have noticed. */
  leave(seconds: number): Promise<boolean>;
  /** For a replaced worker: accepts no new connections and answers those that are open. */
  retire(seconds: number): Promise<boolean>;
}

/** Milliseconds without a request after which no more requests are expected. */
const QUIET_MS = 150;
/** Maximum milliseconds for which a stopping process accepts connections while requests still arrive. */
const MAX_ARRIVAL_MS = 5_000;

/** Tracks the requests of a server, which must not listen yet, so that it can be drained later. */
export const drainable = (app: FastifyInstance): Drain => {
  const underWay = new Set<ServerResponse>();
  let arrivals = 0;
  let ready = true;
  let isClosingConnections = false;

  app.server.on('connection', () => (arrivals += 1));
  app.server.prependListener('request', (_request, response) => {
    arrivals += 1;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (isClosingConnections) response.shouldKeepAlive = false;
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (ready || request.routeOptions.url !== '/readyz') return done();
    void reply.code(503).header('cache-control', 'no-store').send({ leaving: true });
  });

  const until = async (end: number, over: () => boolean): Promise<void> => {
    for (let before = -1; !(before === arrivals && over()) && performance.now() < end;) {
      before = arrivals;
      await setTimeout(QUIET_MS);
      // After a blocked event loop, requests that arrived meanwhile may not be read yet.
      await setImmediate();
      await setImmediate();
    }
  };

  /** Closes each connection after its next response, including responses whose headers are not sent yet. */
  const endConnections = () => {
    isClosingConnections = true;
    for (const response of underWay) response.shouldKeepAlive = false;
  };

  const finish = async (end: number): Promise<boolean> => {
    // Not the HTTP server's `close`, which would cut idle connections whose next request is already sent.
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
