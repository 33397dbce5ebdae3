import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BETA_COOKIE } from '@signpost/api-client/courses';

const ROOT = path.resolve(__dirname, '../../../..');

/** Source of the two servers. Tests may not import apps, so the names that they use are read from their code. */
const SERVERS = ['apps/shell/src/server', 'apps/backend/src'];

const sourceOf = (folder: string): string =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing/.test(file))
    .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8'))
    .join('\n');

const source = SERVERS.map(sourceOf).join('\n');

/** The distinct matches of a pattern's first group. Throws when there is none: the code names them in another way. */
const namesLike = (pattern: RegExp): string[] => {
  const names = [...new Set([...source.matchAll(pattern)].flatMap(([, name]) => name ?? []))];
  if (names.length === 0) throw new Error(`the servers have no name like ${pattern.source}`);
  return names;
};

/** Headers that the servers' code reads by name. */
export const PRODUCT_HEADERS = namesLike(/\bheaders\['([a-z-]+)'\]/g);

/** The cookie that decides whether a visitor gets a canary, with a number from 0 to 99. */
export const [BUCKET_COOKIE = ''] = namesLike(/\bBUCKET_COOKIE = '([\w-]+)'/g);

const accountCookies = namesLike(/['`](?:__Host-|\$\{prefix\})(signpost-[a-z]+)['`]/g);

/** All cookies that the servers read. Those of accounts have a prefix on a site with https. */
export const PRODUCT_COOKIES = [
  ...namesLike(/\b\w+_COOKIE = '([\w-]+)'/g),
  ...accountCookies.flatMap((name) => [name, `__Host-${name}`]),
  BETA_COOKIE,
];
