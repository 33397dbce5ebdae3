import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Networks of the shell or a load balancer, whose forwarding headers are trusted. */
const TRUSTED_PROXIES = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  TRUSTED_PROXIES.addSubnet(network, prefix, 'ipv4');
TRUSTED_PROXIES.addAddress('::1', 'ipv6');
TRUSTED_PROXIES.addSubnet('fc00::', 7, 'ipv6');

/** The part of a request that shows its origin. */
interface Origin {
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

/**
 * The address that rate limits count by: the visitor's own, which the proxy in front puts last in X-Forwarded-For. An
 * IPv6 visitor is counted by the /64 network, which is one household.
 */
export const clientAddress = (request: Origin): string => {
  const peer = plain(request.socket.remoteAddress ?? '');
  const isTrustedProxy = isIP(peer) !== 0 && TRUSTED_PROXIES.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4');
  const forwardedFor = plain(
    String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '',
  );
  const address = isTrustedProxy && isIP(forwardedFor) !== 0 ? forwardedFor : peer;
  return isIPv6(address) ? networkOf(address) : address;
};

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

const networkOf = (address: string): string => {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...new Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
};
