import type { IncomingHttpHeaders } from 'node:http';
import { hostAsked } from './origin';

/** Whether a host's name leads every browser and program to its own computer. */
export const isOwnComputer = (hostname: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/** Where a request comes from, as the socket and its headers tell. */
interface Asked {
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

const isLoopback = (address: string) => /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(address);

/** Headers by which a proxy tells that it passes a request on. Two more tell that the shell does, when they name this computer. */
const isOfProxy = (name: string) =>
  /^(via|forwarded|x-real-ip|x-forwarded-.*)$/.test(name) &&
  name !== 'x-forwarded-for' &&
  name !== 'x-forwarded-host';

/**
 * Whether a person on this computer asks, by a name of this computer and with nothing in between but the shell: who asks
 * through a proxy here may be anywhere. The shell tells by `Via` when a proxy in front of it passed the request on.
 */
export function isAskedOnOwnComputer({ socket, headers }: Asked): boolean {
  const host = `http://${String(hostAsked(headers))}`;
  const asking = String(headers['x-forwarded-for'] ?? socket.remoteAddress ?? '').trim();
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(asking) &&
    URL.canParse(host) &&
    isOwnComputer(new URL(host).hostname) &&
    !Object.keys(headers).some(isOfProxy)
  );
}
