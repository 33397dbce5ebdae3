import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Where the shell or a balancer can be: what comes from here may speak for others. */
const neighbours = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  neighbours.addSubnet(network, prefix, 'ipv4');
neighbours.addAddress('::1', 'ipv6');
neighbours.addSubnet('fc00::', 7, 'ipv6');

/** The part of a request that tells where it comes from. */
interface Origin {
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

/**
 * The address that limits count by: the visitor's own, as the server in front tells it last in X-Forwarded-For. An IPv6
 * visitor is counted by the /64 network, which is one household.
 */
export function clientAddress(request: Origin): string {
  const peer = plain(request.socket.remoteAddress ?? '');
  const isNeighbour = isIP(peer) !== 0 && neighbours.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4');
  const told = plain(
    String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '',
  );
  const address = isNeighbour && isIP(told) !== 0 ? told : peer;
  return isIPv6(address) ? networkOf(address) : address;
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...new Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}
