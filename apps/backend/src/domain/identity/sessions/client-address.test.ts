import { clientAddress } from './client-address';

const from = (remoteAddress: string, forwarded?: string) =>
  clientAddress({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } });

it.each([
  ['127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['::ffff:127.0.0.1', 'spoofed, 198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['10.1.2.3', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['::1', '2001:db8::6', '2001:db8:0:0'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', 'not an address', '127.0.0.1'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['2001:db8:0:1::9', '198.51.100.1', '2001:db8:0:1'],
])('counts a request from %s with X-Forwarded-For %s by %s', (peer, forwarded, address) => {
  expect(from(peer, forwarded)).toBe(address);
});
