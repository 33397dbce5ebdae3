import { parseArgs } from 'node:util';
import { z } from 'zod';
import { remoteNames } from './remotes';
import { affectedRemotes } from './report/affected';
import { keyFile } from './signing/key-file';
import { signWithOwnKey } from './signing/own-key';
import { offerClaim } from './handover';
import { askShell, contractOffered } from './report/live-shell';
import { prune } from './prune';
import { promote, rollback, type ReleaseResult } from './release';
import { releaseRemote } from './release-remote';
import { retire } from './retirement/retire';
import { approveRelease } from './rights/approve';
import { runRights } from './rights/commands';
import { runSettings } from './settings/commands';
import { resultText } from './report/result-text';
import { signingOf } from './signing/signing';
import { healthText, statusText } from './report/status';
import { registryOf, signStore } from './store';
import { usageOf } from './usage';

const share = z.coerce.number().int().min(1).max(50);

const readArguments = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      store: { type: 'string', default: process.env['RELEASE_STORE'] ?? '.signpost/releases' },
      to: { type: 'string' },
      canary: { type: 'string' },
      shell: { type: 'string' },
      for: { type: 'string' },
      approve: { type: 'boolean', default: false },
      affected: { type: 'boolean', default: false },
      base: { type: 'string', default: 'main~1' },
      built: { type: 'boolean', default: false },
      'if-new': { type: 'boolean', default: false },
      redirect: { type: 'string', multiple: true, default: [] },
      'own-key': { type: 'boolean', default: false },
      preview: { type: 'boolean', default: false },
      rollback: { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
      sign: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });

/** The command line; prints its error, and how to use the command, and ends the process when it is wrong. */
const parseCommandLine = (): ReturnType<typeof readArguments> => {
  try {
    return readArguments();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usageOf(process.argv[2])}`);
    process.exit(1);
  }
};

const { positionals, values } = parseCommandLine();
const [chosen, ...names] = positionals;
const store = values.to ?? values.store;
const usageError = () => new Error(usageOf(chosen));
const say = (line: string): void => console.log(line);

const changeEach = async (change: (store: string, name: string) => Promise<ReleaseResult>): Promise<void> => {
  if (names.length === 0) throw usageError();
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
    if (names.length === 0 && !values.affected && !values.prune) throw usageError();
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
  async retire() {
    const [name] = names;
    if (!name || names.length > 1) throw usageError();
    (await retire(store, name, values.redirect)).forEach(say);
  },
  async handover() {
    const [name, claim] = names;
    if (!name || !claim) throw usageError();
    await offerClaim(store, name, claim, values.for);
    const done = values.for
      ? `is offered to ${values.for}, whose next release can take it`
      : 'is offered to nobody';
    say(`${name}: ${claim} ${done}`);
  },
  async approve() {
    const [name, wanted] = names;
    if (!name) throw usageError();
    say(`${name}: ${await approveRelease(store, name, wanted)} may be live for all`);
  },
  async rights() {
    say(await runRights(store, names, values.approve, usageOf('rights')));
  },
  async settings() {
    say(await runSettings(store, names, values.rollback, usageOf('settings')));
  },
  async status() {
    say(statusText(await registryOf(store, signingOf(store).keys), names[0]));
    if (values.shell) say(healthText(await askShell(values.shell)));
  },
  async keys() {
    const [file] = names;
    if (!file) throw usageError();
    const { privateKey, publicKey } = await keyFile(file);
    if (values.sign) await signStore(store, privateKey, signingOf(store).keys);
    say(publicKey);
  },
};

const run = async (): Promise<void> => {
  if (values.help) return say(usageOf(chosen));
  const command = COMMANDS[chosen ?? ''];
  if (!command) throw usageError();
  await command();
};

void run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
