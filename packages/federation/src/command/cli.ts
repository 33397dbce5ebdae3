import { programText } from './program';
import { COMMANDS, withOwnName } from './commands';

const USAGE = `usage: signpost-remote <command> [options]
${Object.entries(COMMANDS)
  .map(([name, { does }]) => `  ${name.padEnd(10)} ${does}`)
  .join('\n')}
  signpost-remote <command> --help says more.`;

const run = async (): Promise<void> => {
  const [name = '', ...rest] = process.argv.slice(2);
  if (name === '' || name === '--help' || name === '-h') return console.log(USAGE);
  const command = COMMANDS[name];
  if (!command) throw new Error(`There is no command ${name}.\n${USAGE}`);
  const words = command.takesRemote ? withOwnName(rest, process.cwd()) : rest;
  // The commands read their arguments from the command line, as when they are run by npm.
  process.argv.splice(2, Infinity, ...command.before, ...words);
  await command.load();
};

void run().catch((error: unknown) => {
  console.error(programText(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
});
