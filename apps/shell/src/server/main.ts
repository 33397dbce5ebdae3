import { inspect } from 'node:util';
import { run, type DisabledReleases } from './workers';

// Later, so that a process which only keeps workers does not load the site.
const openSite = async (disabled: DisabledReleases) =>
  (await import('./site')).openSite(process.env, disabled);

void run(process.env, openSite).catch((error: unknown) => {
  // Plain words, whatever the level of the log: this process never served.
  process.stderr.write(`${error instanceof Error ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
  process.disconnect?.();
});
