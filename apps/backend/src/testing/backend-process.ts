import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { TestStorage } from './database';

interface ProcessOptions {
  silent?: boolean;
  /** Further environment variables. */
  settings?: Readonly<Record<string, string>>;
}

/** Starts the backend's process from source on a test's database. Its output is shown unless it is silent. */
export const forkBackend = (
  storage: TestStorage,
  { silent = false, settings = {} }: ProcessOptions = {},
): ChildProcess =>
  fork(join(__dirname, '../main.ts'), {
    execArgv: ['--import', 'tsx'],
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      DATA_DIR: storage.directory,
      ...(storage.url && { DATABASE_URL: storage.url }),
      LOG_LEVEL: 'warn',
      ...settings,
    },
    silent,
  });
