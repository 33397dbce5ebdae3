import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { BackupError } from './backup-error';

/** Dumps the database of a PostgreSQL server into a file with pg_dump; backends may keep running. Throws BackupError. */
export const backUpServer = async (url: string, file: string): Promise<void> => {
  writeFileSync(file, '', { mode: 0o600 });
  const { address, env } = withoutPassword(url);
  const format = ['--format=custom', '--no-owner', '--no-privileges'];
  await run('pg_dump', [...format, `--file=${file}`, `--dbname=${address}`], env);
};

/** Drops all tables of the backend and of pg-boss, including those that only another release has. */
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
 * Restores a backup file into the database of a PostgreSQL server with pg_restore and psql, in one transaction. Throws
 * BackupError when the database has tables and `replace` is false, and when any step fails; nothing has changed then.
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

/** Runs a client program of PostgreSQL. Throws BackupError with the program's error output when it fails. */
const run = (program: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> => {
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
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
      code === 0 ? resolve() : reject(new BackupError(`${program} failed:\n${errorOutput.trim()}`)),
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

/** Moves the password to the environment: other users of the machine can read the arguments of a process. */
const withoutPassword = (url: string): { address: string; env: NodeJS.ProcessEnv } => {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, env: { ...process.env, ...(password && { PGPASSWORD: password }) } };
};
