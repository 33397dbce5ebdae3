import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { BackupError } from './backup-error';

/** Writes the database of a PostgreSQL server into a file, by pg_dump; backends may run meanwhile. Throws BackupError. */
export const backUpServer = async (url: string, file: string): Promise<void> => {
  writeFileSync(file, '', { mode: 0o600 });
  const { address, env } = withoutPassword(url);
  const format = ['--format=custom', '--no-owner', '--no-privileges'];
  await run('pg_dump', [...format, `--file=${file}`, `--dbname=${address}`], env);
};

/** Everything that the backend and pg-boss made in a database, whatever release they were of. */
const DROP_ALL = `
set local lock_timeout = '10s';
set local client_min_messages = warning;
drop schema if exists pgboss cascade;
do $$
declare statement text;
begin
  for statement in
    select format('drop table %I.%I cascade', schemaname, tablename) from pg_tables where schemaname = 'public'
  loop
    execute statement;
  end loop;
end $$;
`;

/**
 * Makes the database of a PostgreSQL server what a file holds, by pg_restore and psql. Throws BackupError when the
 * database has tables already and they may not be replaced, and when anything fails: it is then as it was.
 */
export const restoreServer = async (
  url: string,
  file: string,
  { replace }: { replace: boolean },
): Promise<void> => {
  if (!replace && (await hasTables(url)))
    throw new BackupError(
      'The database of DATABASE_URL has tables already. To delete them all, add --replace.',
    );
  const { address, env } = withoutPassword(url);
  const aside = mkdtempSync(join(tmpdir(), 'signpost-restore-'));
  try {
    const script = join(aside, 'restore.sql');
    await run('pg_restore', ['--no-owner', '--no-privileges', `--file=${script}`, file], env);
    const inOneTransaction = ['--single-transaction', '--set=ON_ERROR_STOP=1'];
    const quietly = ['--no-psqlrc', '--quiet', '--output=/dev/null'];
    const commands = [`--command=${DROP_ALL}`, `--file=${script}`];
    await run('psql', [...quietly, ...inOneTransaction, ...commands, `--dbname=${address}`], env);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
};

/** Runs one of PostgreSQL's client programs. Throws BackupError with its own words when it fails. */
const run = (program: string, words: string[], env: NodeJS.ProcessEnv): Promise<void> => {
  const child = spawn(program, words, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new BackupError(
              `${program} is not on the PATH. It comes with PostgreSQL’s client programs (on Debian: postgresql-client).`,
            )
          : error,
      ),
    );
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new BackupError(`${program} failed:\n${said.trim()}`)),
    );
  });
};

const hasTables = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select 1 from pg_tables where schemaname = 'public' limit 1`);
    return rowCount !== 0;
  } finally {
    await client.end();
  }
};

/** A program's words are seen by every user of a computer; its environment is not. */
const withoutPassword = (url: string): { address: string; env: NodeJS.ProcessEnv } => {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, env: { ...process.env, ...(password && { PGPASSWORD: password }) } };
};
