import { parseArgs } from 'node:util';
import { programText } from '../command/program';
import { remoteFolder } from '../release/remotes';
import { fetchSlotTypes } from './slot-types';

const USAGE = `usage:
  npm run types -- <remote> [--store folder]
      writes the types of the slots in pages of other remotes, as they are live, to the folder types of the remote`;

const run = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      store: { type: 'string', default: process.env['RELEASE_STORE'] ?? '.signpost/releases' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(programText(USAGE));
  const [name] = positionals;
  if (!name) throw new Error(programText(USAGE));
  const written = await fetchSlotTypes(values.store, remoteFolder('.', name), name);
  console.log(written.length > 0 ? `Slots of ${written.join(', ')}.` : 'No other remote offers a slot.');
};

void run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
