import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { signingKeyFile } from '../release/signing/signing';
import { previewLink } from './link';
import { programText } from '../command/program';

const USAGE = `usage:
  npm run preview -- <remote> <release> --site https://www.example.org [--hours 24] [--store folder]
      prints a link that shows this release to anyone who opens it; --site may be the address of a page.
      REGISTRY_SIGNING_KEY names the file of the private key; without it the store's own key is used, if it has one.`;

const HOUR_MS = 60 * 60 * 1000;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    hours: { type: 'string', default: '24' },
    store: { type: 'string', default: process.env['RELEASE_STORE'] ?? '.signpost/releases' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** Two weeks at most, so that a forgotten link does not show an old release for ever. */
const optionsSchema = z.object({
  remote: z.string(),
  release: z.string(),
  site: z.url(),
  hours: z.coerce.number().positive().max(336),
  key: z.string(),
});

const run = async (): Promise<void> => {
  if (values.help) return console.log(programText(USAGE));
  const [remote, release] = positionals;
  const parsed = optionsSchema.safeParse({ remote, release, ...values, key: signingKeyFile(values.store) });
  if (!parsed.success) throw new Error(`${z.prettifyError(parsed.error)}\n${programText(USAGE)}`);
  const { hours, key, ...what } = parsed.data;
  const expires = new Date(Date.now() + hours * HOUR_MS);
  const privateKey = readFileSync(key, 'utf8');
  console.log(await previewLink({ ...what, store: values.store, expires, privateKey }));
};

void run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
