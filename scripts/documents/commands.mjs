/** npm's own commands, which need no script. */
const NPM_COMMANDS = new Set(['install', 'ci', 'audit', 'pack', 'publish', 'run', 'exec', 'view']);

const SCRIPT = /\bnpm (?:run )?([a-z][\w:-]*)/g;
const NX_PROJECTS = /\bnpx nx [^`#&|]*?(?:-p|--projects?)[ =]([a-z][\w,-]*)/g;
const BENCH_SECTIONS = /\bnpm run bench -- ([a-z]+(?: [a-z]+)*)/g;
const JEST_PATH = /(?:\bcd (\S+) && )?\bnpx jest ([\w./-]+)/g;

const listOf = (text, pattern, separator) =>
  [...text.matchAll(pattern)].flatMap(([, list]) => list.split(separator));

/**
 * What the commands of a line name: npm scripts, Nx projects, sections of the bench, and the paths of Jest's tests, as
 * pairs of kind and text.
 */
export const commandsIn = (text) => [
  ...listOf(text, SCRIPT, ' ')
    .filter((name) => !NPM_COMMANDS.has(name))
    .map((name) => ['script', name]),
  ...listOf(text, NX_PROJECTS, ',').map((name) => ['project', name]),
  ...listOf(text, BENCH_SECTIONS, ' ').map((name) => ['section', name]),
  ...[...text.matchAll(JEST_PATH)].map(([, folder, file]) => ['test', folder ? `${folder}/${file}` : file]),
];
