import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'acorn';
import { addInjection, noNames, type UsedNames } from './used-names';

/** A node of a syntax tree (ESTree), as far as it is read here. */
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** All nodes below one, itself included. */
const nodesOf = function* (root: unknown): Generator<Node> {
  const open = [root];
  while (open.length > 0) {
    const next = open.pop();
    if (Array.isArray(next)) open.push(...(next as unknown[]));
    else if (isNode(next)) {
      yield next;
      open.push(...Object.values(next).filter((part) => typeof part === 'object'));
    }
  }
};

/** An expression without the `0,` that bundlers put before calls. */
const bare = (node: unknown): unknown =>
  isNode(node) && node['type'] === 'SequenceExpression' ? (node['expressions'] as unknown[]).at(-1) : node;

/** The texts that constants of a script have; undefined for names that have several. */
const constantsIn = (script: unknown): ReadonlyMap<unknown, string | undefined> => {
  const found = new Map<unknown, string | undefined>();
  for (const { type, id, init } of nodesOf(script)) {
    if (type !== 'VariableDeclarator' || !isNode(id) || !isNode(init)) continue;
    const { name } = id;
    const text = typeof init['value'] === 'string' ? init['value'] : undefined;
    found.set(name, found.has(name) && found.get(name) !== text ? undefined : text);
  }
  return found;
};

/** The text of an expression; undefined when it is computed. */
const textOf = (node: unknown, constants: ReturnType<typeof constantsIn>): string | undefined => {
  if (!isNode(node)) return undefined;
  if (node['type'] === 'Identifier') return constants.get(node['name']);
  return node['type'] === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;
};

/** The name of an identifier, of a member or of a property's key. */
const nameOf = (node: unknown): unknown => {
  if (!isNode(node)) return undefined;
  if (node['type'] === 'MemberExpression') return nameOf(node['property']);
  return node['name'] ?? node['value'];
};

const propertiesOf = (node: unknown): readonly Node[] =>
  isNode(node) && node['type'] === 'ObjectExpression' ? (node['properties'] as Node[]) : [];

const valueOf = (node: unknown, key: string): unknown =>
  propertiesOf(node).find((property) => nameOf(property['key']) === key)?.['value'];

/** The keys of the object that a function returns. */
const returnedKeys = (created: unknown): string[] => {
  const body = isNode(created) ? created['body'] : undefined;
  const statements = isNode(body) && body['type'] === 'BlockStatement' ? (body['body'] as Node[]) : [];
  const returned = statements.find(({ type }) => type === 'ReturnStatement')?.['argument'] ?? body;
  return propertiesOf(bare(returned)).flatMap((property) => {
    const key = nameOf(property['key']);
    return typeof key === 'string' ? [key] : [];
  });
};

/** A function whose first argument is a name, or has one as `key`; `owner` is the object that must have the function. */
interface NamingCall {
  readonly prefix: string;
  readonly owner?: string;
  readonly key?: string;
}

const CALLS: Readonly<Record<string, NamingCall>> = {
  storedValue: { prefix: 'storage:', key: 'key' },
  writeCookie: { prefix: 'storage:' },
  dropCookie: { prefix: 'storage:' },
  define: { prefix: 'element:', owner: 'customElements' },
};

const INJECT = 'injectEndpoints';

/** Adds the names in one script to `used`. */
const readScript = (code: string, used: UsedNames): void => {
  // Files for other sites may be modules.
  const script = parse(code, { ecmaVersion: 'latest', allowImportExportEverywhere: true });
  const constants = constantsIn(script);
  for (const node of nodesOf(script)) {
    if (node['type'] !== 'CallExpression') continue;
    const callee = bare(node['callee']);
    const called = String(nameOf(callee));
    const [first] = node['arguments'] as unknown[];
    if (called === INJECT) addInjection(used, returnedKeys(valueOf(first, 'endpoints')));
    const call = Object.hasOwn(CALLS, called) ? CALLS[called] : undefined;
    if (!call || (call.owner && (!isNode(callee) || nameOf(callee['object']) !== call.owner))) continue;
    const name = textOf(call.key ? valueOf(first, call.key) : first, constants);
    if (name !== undefined) used.names.add(call.prefix + name);
  }
};

const isRead = (code: string): boolean =>
  [INJECT, 'storedValue', 'writeCookie', 'dropCookie', 'customElements'].some((name) => code.includes(name));

/**
 * The names that the scripts of a folder use, read from their code: storage keys, cookies, custom elements and endpoints.
 * Names that a script computes are not found.
 */
export const namesInScripts = async (folder: string): Promise<UsedNames> => {
  const used = noNames();
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.js')) continue;
    const code = await readFile(path.join(folder, file), 'utf8');
    if (isRead(code)) readScript(code, used);
  }
  return used;
};
