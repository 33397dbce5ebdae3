import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { PlainError } from '../steps/say.mjs';
import { until } from './until.mjs';

const COMMAND = 'node_modules/@signpost/federation/bin/signpost-remote.mjs';
const DRAFT = 'A draft of the page';

/** Time for one build on a busy machine. */
const BUILT_WITHIN_MS = 90_000;

/**
 * Develops a remote inside the running site: the developer sees the page of `url` with its title, then a change of it
 * after a save, and visitors of the site see neither. Leaves the sources as they were.
 */
export const develop = async ({ remote, env }, url, { title, change, titleOf }) => {
  const { origin, pathname } = new URL(url);
  const dev = spawn(process.execPath, [COMMAND, 'dev', '--shell', origin], {
    cwd: remote,
    env: { ...process.env, ...env, PORT: '0' },
  });
  let said = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (text) => (said += text));
  const ended = once(dev, 'exit');
  const ownAddress = () => /is at (http:\S+?)\. /.exec(said)?.[1];
  const head = path.join(remote, 'src/pages/landing/head.ts');
  try {
    await until('It is shown', () => ownAddress() ?? dev.exitCode !== null, BUILT_WITHIN_MS);
    const own = ownAddress();
    if (!own) throw new PlainError(`signpost-remote dev ended:\n${said}`);
    const isShown = (wanted) => async () => (await titleOf(own + pathname, '')).includes(wanted);
    await until('The developer sees the page', isShown(title));
    change(head, [title, DRAFT]);
    await until('The developer sees the change', isShown(DRAFT), BUILT_WITHIN_MS);
    const usual = await titleOf(url, '');
    if (usual !== '404') throw new PlainError(`Visitors see ${usual}.`);
  } finally {
    dev.kill();
    await ended;
    change(head, [DRAFT, title]);
  }
};
