import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service that answers everything with an empty object, and the headers it was asked with. */
export const openRecorder = async () => {
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { asked, url: `http://127.0.0.1:${port}`, close: () => new Promise((end) => server.close(end)) };
};
