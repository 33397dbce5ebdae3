import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTRACT_VERSION } from '../../contract';
import { askShell, contractOffered } from './live-shell';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

const shellThatSays = async (status: number, body: string): Promise<string> => {
  server = createServer((_, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

it('uses the contract of the running shell, else of this checkout', async () => {
  const url = await shellThatSays(
    200,
    '{"backend":true,"contract":"1.0.0","remotes":{"unis":"aaaaaaaaaaaa"}}',
  );
  expect(await contractOffered(url)).toBe('1.0.0');
  expect(await contractOffered(undefined)).toBe(CONTRACT_VERSION);
  expect(await askShell(url)).toMatchObject({ ready: true, remotes: { unis: 'aaaaaaaaaaaa' } });
});

it('reports that a shell is not ready', async () => {
  const url = await shellThatSays(503, '{"backend":false,"contract":"1.0.0","remotes":{}}');
  expect(await askShell(url)).toMatchObject({ ready: false, backend: false });
});

it('throws when the shell does not report a contract', async () => {
  const url = await shellThatSays(200, '{"backend":true,"remotes":{}}');
  await expect(contractOffered(url)).rejects.toThrow('does not report which contract it offers');
});

it('reports when something else answers, or nothing', async () => {
  const url = await shellThatSays(200, '<!doctype html>');
  await expect(askShell(url)).rejects.toThrow('does not answer like a shell');
  await expect(askShell('http://127.0.0.1:9')).rejects.toThrow('cannot be reached');
});
