import { inspect } from 'node:util';
import { run, type DisabledReleases } from './workers';

// Imported on demand, so that the supervisor process does not load the site.
const openSite = async (disabled: DisabledReleases) =>
  (await import('./site')).openSite(process.env, disabled);

void run(process.env, openSite).catch((error: unknown) => {
  // Written to stderr directly, because the logger may not exist and its level may hide the message.
  process.stderr.write(`${error instanceof Error ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
  process.disconnect?.();
});
