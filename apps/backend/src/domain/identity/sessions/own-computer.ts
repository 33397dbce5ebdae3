import type { IncomingHttpHeaders } from 'node:http';
import { requestedHost } from './origin';

/** Whether a host name always resolves to the computer that uses it. */
export const isLocalHostName = (hostname: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/** The parts of a request that show its origin. */
interface RequestOrigin {
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

const isLoopback = (address: string) => /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(address);

/**
 * Whether a header shows that a proxy forwarded the request. Two more show the shell, when they name this computer.
 */
const isOfProxy = (name: string) =>
  /^(via|forwarded|x-real-ip|x-forwarded-.*)$/.test(name) &&
  name !== 'x-forwarded-for' &&
  name !== 'x-forwarded-host';

/** Whether a proxy other than the shell forwarded a request: its address is then not the visitor's. */
export const isForwardedByProxy = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some(isOfProxy);

/**
 * Whether a request comes from this computer, to a name of this computer, with only the shell in between: a request
 * through a proxy here may come from anywhere. The shell uses `Via` to show that a proxy in front of it forwarded the
 * request.
 */
export const isLocalRequest = ({ socket, headers }: RequestOrigin): boolean => {
  const host = `http://${String(requestedHost(headers))}`;
  const asking = String(headers['x-forwarded-for'] ?? socket.remoteAddress ?? '').trim();
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(asking) &&
    URL.canParse(host) &&
    isLocalHostName(new URL(host).hostname) &&
    !isForwardedByProxy(headers)
  );
};
