import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A real HTTP server for tests with configurable responses; records its address and requests. */
export interface TestApi {
  readonly base: string;
  /** Method and path of each request so far. */
  readonly asked: string[];
  /** Sets the response to every later request. */
  answer(next: Answer): void;
  close(): Promise<void>;
}

/** A response of this status with this body as JSON. */
export const json =
  (body: unknown, status = 200): Answer =>
  (_request, response) => {
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
  };

/** Returns responses in order; the last one is repeated. */
export const inTurn = (...answers: readonly Answer[]): Answer => {
  let next = 0;
  return (request, response) => answers[Math.min(next++, answers.length - 1)]?.(request, response);
};

/** Starts a server on a free local port. */
export const startTestApi = async (): Promise<TestApi> => {
  const asked: string[] = [];
  let current: Answer = json({});
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    current(request, response);
  });
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (next) => {
      asked.length = 0;
      current = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
};
