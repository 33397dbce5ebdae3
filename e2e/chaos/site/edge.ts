import { execFile, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port';
import { stopChild } from './process';
import { until } from './until';

const TEMPLATE = path.resolve(__dirname, '../../../deploy/edge/nginx.conf.template');

/** The template line that lists the shells; `resolve` needs nginx 1.27.3, which Debian does not have yet. */
const SERVER_LINE = /^ *server \$\{SHELL_ADDRESS\} resolve(?<options>[^;]*);$/m;

/** The template's location of pages, which the shipped configuration does not cache. */
const PAGES_LINE = /^ *location \/ \{$/m;

const VARIABLE = /\$\{(?<name>[A-Z_]+)\}/g;

/** An nginx that runs as the edge. */
export interface Edge {
  readonly url: string;
  stop(): Promise<void>;
}

/** Why nginx cannot run on this machine; undefined when it can. */
export const whyNoEdge = (): Promise<string | undefined> =>
  promisify(execFile)('nginx', ['-v']).then(
    () => undefined,
    () => 'nginx is not installed on this machine',
  );

/**
 * Fills in the shipped template for shells at fixed addresses such as `127.0.0.1:4200`. Throws when the
 * template has no line that lists the shells, or an unknown variable.
 */
const fillEdgeTemplate = (
  template: string,
  shells: readonly string[],
  variables: Readonly<Record<string, string>>,
): string => {
  const options = SERVER_LINE.exec(template)?.groups?.['options'];
  if (options === undefined) throw new Error('the template lists no shells');
  const servers = shells.map((address) => `    server ${address}${options};`).join('\n');
  return template.replace(SERVER_LINE, servers).replaceAll(VARIABLE, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`the template needs the unknown variable ${name}`);
    return value;
  });
};

/** Starts nginx with the shipped configuration in front of these shells. Its files and log are in `folder`. It caches pages too, by their headers, when `pages` is true. */
export const startEdge = async (
  folder: string,
  shells: readonly string[],
  { pages = false } = {},
): Promise<Edge> => {
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  const variables = { EDGE_PORT: `127.0.0.1:${port}`, RESOLVER: '127.0.0.1', WORK_FOLDER: folder };
  const shipped = await readFile(TEMPLATE, 'utf8');
  const template = pages ? shipped.replace(PAGES_LINE, '$&\n      proxy_cache kept;') : shipped;
  await writeFile(file, fillEdgeTemplate(template, shells, variables));
  const log = openSync(path.join(folder, 'nginx.log'), 'a');
  // When root starts nginx its workers run as the user `nobody`, who cannot read a temporary folder.
  const directives = `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`;
  const child = spawn('nginx', ['-c', file, '-g', directives], { stdio: ['ignore', log, log] });
  closeSync(log);
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );
  try {
    await until('nginx answers', answers, 10_000);
  } catch (error) {
    await stopChild(child);
    throw error;
  }
  return { url, stop: () => stopChild(child) };
};
