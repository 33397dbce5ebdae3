import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { copyEmptyDatabase, temporaryDirectory, workerPath } from '../../testing/database';
import type { OpenDatabase } from './connection';
import { openDatabase, openOrJoinDatabase } from './connection';
import { LocalSocket, socketPath } from './local-socket';
import { ProtocolBatches } from './protocol-batches';

describe('an embedded database that is running', () => {
  const { directory, remove } = temporaryDirectory();
  let server: OpenDatabase;
  let joined: Awaited<ReturnType<typeof openOrJoinDatabase>>;

  beforeAll(async () => {
    await copyEmptyDatabase(directory);
    server = await openDatabase({ dataDirectory: directory, workerPath });
    joined = await openOrJoinDatabase({ dataDirectory: directory, workerPath });
    await sql`create table note (word text)`.execute(server.database);
  });
  afterAll(async () => {
    await joined.close();
    await server.close();
    remove();
  });

  const words = async (of: OpenDatabase) => {
    const { rows } = await sql<{ word: string }>`select word from note order by word`.execute(of.database);
    return rows.map(({ word }) => word);
  };

  it('accepts other processes on a socket that only its user may open', async () => {
    expect(joined.joined).toBe(true);
    expect(statSync(socketPath(directory)).mode & 0o777).toBe(0o600);
    await sql`insert into note values (${'x'.repeat(500_000)})`.execute(joined.database);
    expect((await words(server))[0]).toHaveLength(500_000);
    await sql`delete from note`.execute(server.database);
  });

  it('shows the rows of a transaction to other connections only after the commit', async () => {
    let seen: Promise<string[]> | undefined;
    let isSeen = false;
    await joined.database.transaction().execute(async (transaction) => {
      await sql`insert into note values ('first')`.execute(transaction);
      seen = words(server).finally(() => (isSeen = true));
      await sql`select 1`.execute(transaction);
      await sql`insert into note values ('second')`.execute(transaction);
      expect(isSeen).toBe(false);
    });
    expect(await seen).toEqual(['first', 'second']);
  });

  it('rolls back the open transaction of a client that disconnects', async () => {
    const client = new pg.Client({
      stream: () => new LocalSocket(directory),
      user: 'postgres',
      database: 'postgres',
    });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('begin');
    await client.query(`insert into note values ('lost')`);
    const waiting = words(server);
    (client as unknown as { connection: { stream: LocalSocket } }).connection.stream.destroy();
    expect(await waiting).toEqual(['first', 'second']);
  });

  it('stays usable after a client that does not speak the protocol', async () => {
    const socket = new LocalSocket(directory).connect();
    socket.write(Buffer.from('GET / HTTP/1.1\r\n\r\n'));
    await new Promise((done) => socket.on('close', done));
    expect(await server.isReady()).toBe(true);
  });
});

it('puts the socket into the temporary folder when the path of the data directory is too long', () => {
  expect(socketPath('/data')).toBe(join('/data', '.s.PGSQL.5432'));
  expect(socketPath(`/${'long'.repeat(40)}`)).toMatch(/signpost-[0-9a-f]{16}\.sock$/);
});

describe('splitting protocol messages into batches', () => {
  const message = (type: string, body: string) => {
    const bytes = Buffer.alloc(5 + body.length);
    bytes.write(type + '\0\0\0\0' + body, 'latin1');
    bytes.writeUInt32BE(4 + body.length, 1);
    return bytes;
  };
  const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
  const query = Buffer.concat([message('P', 'parse'), message('B', 'bind'), message('S', '')]);
  const ssl = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

  it.each([1, 2, 3, 7, 1000])('returns complete batches from chunks of %i bytes', (size) => {
    const batches = new ProtocolBatches();
    const sent = Buffer.concat([ssl, startup, query, message('Q', 'select'), message('P', 'half')]);
    const got = [];
    for (let at = 0; at < sent.length; at += size) got.push(...batches.push(sent.subarray(at, at + size)));
    expect(got.map((batch) => (batch.kind === 'bytes' ? batch.bytes.length : batch.kind))).toEqual([
      'refuse',
      startup.length,
      query.length,
      11,
    ]);
  });

  it('refuses bytes that are not the protocol', () => {
    expect(() => new ProtocolBatches().push(Buffer.from('GET / HTTP/1.1\r\n'))).toThrow('not PostgreSQL');
  });
});
