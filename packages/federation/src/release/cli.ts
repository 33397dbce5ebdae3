import { parseArgs } from 'node:util';
import { z } from 'zod';
import { remoteNames } from './remotes';
import { affectedRemotes } from './report/affected';
import { keyFile } from './signing/key-file';
import { signWithOwnKey } from './signing/own-key';
import { offerClaim } from './handover';
import { askShell, contractOffered } from './live-shell';
import { prune } from './prune';
import { promote, rollback, type ReleaseResult } from './release';
import { releaseRemote } from './release-remote';
import { approveRelease } from './rights/approve';
import { runRights } from './rights/commands';
import { resultText } from './report/result-text';
import { signingOf } from './signing/signing';
import { healthText, statusText } from './report/status';
import { registryOf, signStore } from './store';

const USAGE = `usage (--help prints this):
  npm run release -- <remote>… | all | --affected [--base main~1]
      builds, tests and stores remotes and makes them live
      --canary 10     only for this percentage of visitors, 1 to 50
      --preview       uploads only, for preview links (npm run preview)
      --to store      folder or s3://bucket/prefix
      --shell URL     checks against the contract that this shell offers
      --built         uses existing builds without testing them again
      --if-new        skips builds that were released before
      --own-key       signs the folder with a key beside it, created on first use
      --prune         removes old releases afterwards, or only that when used alone
  npm run promote -- <remote>      makes its canary live for all
  npm run rollback -- <remote>     removes its canary or, without one, makes the previous release live
  npm run handover -- <remote> <path or slot> [--for <remote>]
      offers it to another remote, which takes it with its next release; without --for withdraws the offer
  npm run approve -- <remote> [<release>]
      lets its canary, or this release, be live for all, signed with the approver's key
  npm run rights
      shows which keys may release and approve each remote, and its reserved paths and card slots
  npm run rights -- grant <remote> <public key> [--approve]
  npm run rights -- withdraw <public key>
  npm run rights -- reserve <remote> [<path or slot>…]
      change them, signed with the operators' key
  npm run status [-- <remote>] [--shell URL]
  npm run keys -- <file> [--sign]
      creates a signing key there, unless it exists, and prints the public key;
      --sign: signs the current registry with it
All accept --store, an alias of --to; the default is RELEASE_STORE or .signpost/releases.`;

const share = z.coerce.number().int().min(1).max(50);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: 'string', default: process.env['RELEASE_STORE'] ?? '.signpost/releases' },
    to: { type: 'string' },
    canary: { type: 'string' },
    shell: { type: 'string' },
    for: { type: 'string' },
    approve: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    affected: { type: 'boolean', default: false },
    base: { type: 'string', default: 'main~1' },
    built: { type: 'boolean', default: false },
    'if-new': { type: 'boolean', default: false },
    'own-key': { type: 'boolean', default: false },
    preview: { type: 'boolean', default: false },
    prune: { type: 'boolean', default: false },
    sign: { type: 'boolean', default: false },
  },
});

const [chosen, ...names] = positionals;
const store = values.to ?? values.store;
const say = (line: string): void => console.log(line);

const changeEach = async (change: (store: string, name: string) => Promise<ReleaseResult>): Promise<void> => {
  if (names.length === 0) throw new Error(USAGE);
  for (const name of names) say(resultText(await change(store, name)));
};

const releaseAll = async (wanted: readonly string[]): Promise<void> => {
  const known = remoteNames('.');
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no remote called ${unknown}. The remotes are ${known.join(', ')}.`);
  const contract = await contractOffered(values.shell);
  const parsed = values.canary === undefined ? undefined : share.safeParse(values.canary);
  if (parsed?.success === false) throw new Error('--canary takes a whole percentage from 1 to 50');
  for (const name of wanted) {
    const { built, preview, 'if-new': ifNew } = values;
    const command = { store, contract, canary: parsed?.data, built, ifNew, preview };
    const lines = await releaseRemote(name, command);
    lines.forEach(say);
  }
};

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  async release() {
    if (names.length === 0 && !values.affected && !values.prune) throw new Error(USAGE);
    if (values['own-key']) await signWithOwnKey(store);
    const affected = values.affected ? await affectedRemotes(remoteNames('.'), values.base) : [];
    if (values.affected && affected.length === 0) say(`no remote changed since ${values.base}`);
    const chosenNames = names.includes('all') ? remoteNames('.') : names;
    await releaseAll([...new Set([...chosenNames, ...affected])]);
    if (values.prune) {
      const removed = await prune(store);
      for (const { name, release } of removed) say(`${name}: ${release} was removed from the store`);
      if (removed.length === 0) say('no old release to remove');
    }
  },
  promote: () => changeEach(promote),
  rollback: () => changeEach(rollback),
  async handover() {
    const [name, claim] = names;
    if (!name || !claim) throw new Error(USAGE);
    await offerClaim(store, name, claim, values.for);
    const done = values.for
      ? `is offered to ${values.for}, whose next release can take it`
      : 'is offered to nobody';
    say(`${name}: ${claim} ${done}`);
  },
  async approve() {
    const [name, wanted] = names;
    if (!name) throw new Error(USAGE);
    say(`${name}: ${await approveRelease(store, name, wanted)} may be live for all`);
  },
  async rights() {
    say(await runRights(store, names, values.approve, USAGE));
  },
  async status() {
    say(statusText(await registryOf(store, signingOf(store).keys), names[0]));
    if (values.shell) say(healthText(await askShell(values.shell)));
  },
  async keys() {
    const [file] = names;
    if (!file) throw new Error(USAGE);
    const { privateKey, publicKey } = await keyFile(file);
    if (values.sign) await signStore(store, privateKey, signingOf(store).keys);
    say(publicKey);
  },
};

const run = async (): Promise<void> => {
  if (values.help) return say(USAGE);
  const command = COMMANDS[chosen ?? ''];
  if (!command) throw new Error(USAGE);
  await command();
};

void run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
