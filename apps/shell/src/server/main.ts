import { run } from './workers';

// Later, so that a process which only keeps workers does not load the site.
const openSite = async () => (await import('./site')).openSite(process.env);

void run(process.env, openSite).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  process.disconnect?.();
});
