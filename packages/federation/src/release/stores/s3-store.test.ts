import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { obtainRelease } from '../../loading/cache/release-cache';
import { newKeyPair, publicKeys, readRegistry, releaseLocation } from '../../registry';
import { writeTinyRemote } from '../../testing';
import { prune } from '../prune';
import { promote, release, rollback } from '../release';
import { changeRegistry, registryOf } from '../store';
import { openStore } from './open-store';

const BUCKET = 'signpost';
const STORE = `s3://${BUCKET}/releases`;
const ENVIRONMENT = { ...process.env };

let folder: string;
let s3: S3rver;
let server: Server;
/** Public URL of the store's contents. */
let web: string;

/**
 * s3rver ignores conditions on writes, and serves files while they are being written. This proxy in front of
 * it checks conditions as Amazon does, by s3rver's own tags, and passes one request at a time.
 */
const honouringConditions = (handle: ReturnType<S3rver['callback']>): Server => {
  const tags = new Map<string, string>();
  let turn = Promise.resolve();
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
    const key = new URL(request.url ?? '/', 'http://s3').pathname;
    const tag = tags.get(key);
    if (request.method === 'PUT' && ((match && match !== tag) || (noneMatch === '*' && tag))) {
      request.resume();
      response.writeHead(412, { 'content-type': 'application/xml' });
      response.end('<Error><Code>PreconditionFailed</Code></Error>');
      return;
    }
    if (request.method === 'PUT') {
      response.once('finish', () => tags.set(key, String(response.getHeader('etag'))));
    }
    handle(request, response);
  };
  return createServer((request, response) => {
    const done = new Promise<void>((resolve) => response.once('close', () => resolve()));
    turn = turn.then(() => {
      answer(request, response);
      return done;
    });
  });
};

const listen = async (next: Server): Promise<void> => {
  server = next;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  web = `${endpoint}/${BUCKET}/releases/`;
  process.env['S3_ENDPOINT'] = endpoint;
};

const publish = async (heading: string, canary?: number) =>
  release(STORE, 'tiny', await writeTinyRemote(path.join(folder, 'dist'), { heading }), { canary });

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'signpost-s3-'));
  const configureBuckets = [{ name: BUCKET, configs: [] }];
  s3 = new S3rver({ silent: true, directory: path.join(folder, 's3'), configureBuckets });
  await s3.configureBuckets();
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
  await listen(honouringConditions(s3.callback()));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  process.env = { ...ENVIRONMENT };
  await rm(folder, { recursive: true, force: true });
});

describe('store in an S3-compatible bucket', () => {
  it('accepts a release that a shell then reads over HTTP, with every hash verified', async () => {
    const { live } = await publish('one');
    const { remotes } = await readRegistry(web);
    expect(remotes['tiny']?.live).toEqual(live);
    const location = releaseLocation(web, live.url);
    const { manifest } = await obtainRelease(path.join(folder, 'cache'), location, 'tiny', live, 3_000);
    expect(manifest.paths).toEqual(['/tiny']);
  });

  it('sets cache lifetimes and content types of files', async () => {
    const { live } = await publish('one');
    const headers = async (file: string) => {
      const answer = await fetch(new URL(file, web));
      return [answer.headers.get('content-type'), answer.headers.get('cache-control')];
    };
    const immutable = 'public, max-age=31536000, immutable';
    expect(await headers(`${live.url}client/remoteEntry.js`)).toEqual([
      'text/javascript; charset=utf-8',
      immutable,
    ]);
    expect(await headers(`${live.url}release.json`)).toEqual(['application/json', immutable]);
    expect(await headers('registry.json')).toEqual(['application/json', 'no-store']);
  });

  it('supports canaries, promotions, rollbacks and signatures as a folder does', async () => {
    const pair = newKeyPair();
    await changeRegistry(STORE, () => ({}), { privateKey: pair.privateKey, keys: [] });
    expect(await readRegistry(web, { keys: publicKeys(pair.publicKey) })).toMatchObject({ version: 1 });
    await changeRegistry(STORE, () => ({}), {
      privateKey: pair.privateKey,
      keys: publicKeys(pair.publicKey),
    });
    await expect(publish('one')).rejects.toThrow('REGISTRY_SIGNING_KEY');
  });

  it('goes from release to canary to live and back', async () => {
    const first = await publish('one');
    await publish('two', 10);
    const second = await promote(STORE, 'tiny');
    expect(second.live.release).not.toBe(first.live.release);
    expect((await rollback(STORE, 'tiny')).live.release).toBe(first.live.release);
  });

  it('loses no change when several squads release at the same time', async () => {
    const { live } = await publish('one');
    const names = ['careers', 'courses', 'employers', 'unis'];
    await Promise.all(
      names.map((name) =>
        changeRegistry(STORE, ({ remotes }) => ({ ...remotes, [name]: { live, previous: null } })),
      ),
    );
    const { remotes, version } = await registryOf(STORE);
    expect(Object.keys(remotes).sort()).toEqual([...names, 'tiny'].sort());
    expect(version).toBe(5);
  });

  it('accepts one of two concurrent first releases', async () => {
    const store = await openStore(STORE);
    await store.replace('registry.json', 'one', undefined);
    await expect(store.replace('registry.json', 'two', undefined)).rejects.toThrow('changed meanwhile');
    expect((await store.read('registry.json'))?.text).toBe('one');
  });

  it('is pruned', async () => {
    const { live } = await publish('one');
    await publish('two');
    await publish('three');
    await changeRegistry(STORE, ({ remotes }) =>
      Object.fromEntries(Object.entries(remotes).map(([name, entry]) => [name, { ...entry, history: [] }])),
    );
    expect(await prune(STORE)).toEqual([]);
    const removed = await prune(STORE, new Date(Date.now() + 15 * 24 * 3_600_000));
    expect(removed).toEqual([{ name: 'tiny', release: live.release }]);
    expect((await fetch(new URL(`${live.url}release.json`, web))).status).toBe(404);
  });

  it('is refused when its service ignores conditions, because two releases could then undo each other', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await listen(createServer(s3.callback()));
    await expect(publish('one')).rejects.toThrow('ignores If-Match');
    expect((await registryOf(STORE)).version).toBe(0);
  });
});

it.each(['https://cdn.example/releases', 's3://', 's3://UPPER/x', 'ftp://host/x'])(
  'cannot write to %s',
  async (location) => {
    await expect(openStore(location)).rejects.toThrow('not a writable store');
  },
);
