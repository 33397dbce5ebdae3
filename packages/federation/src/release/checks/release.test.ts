import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeRelease, type Overrides } from '../testing/broken-release';
import { provided } from '../testing/provided';
import { runServerModule } from './server-module';
import { checkRelease } from '.';

/** The rules that a small remote breaks, each with its problems. `changeFolder` runs on its folder first. */
const broken = async (how: Overrides, changeFolder?: (dist: string) => Promise<void>) => {
  const { remove, ...candidate } = await writeRelease(how);
  try {
    await changeFolder?.(candidate.dist);
    const running = runServerModule(candidate.dist, candidate.manifest, provided);
    const findings = await checkRelease(candidate, running, '1.1.0');
    return Object.fromEntries(
      findings.filter(({ problems }) => problems.length > 0).map(({ rule, problems }) => [rule, problems]),
    );
  } finally {
    await remove();
  }
};

const page = (module: string, more = '') =>
  `({ routes: [{ id: 'tiny.page', path: '/tiny', lazy: async () => (${module}) }${more}],
      slots: { 'home.row': async () => ({ load() {}, Component() {} }),
               'card.courses': async () => ({ Component() {}, facts() {} }) } })`;
const PAGE = '{ Component() {}, handle: { head() {} } }';

it('finds nothing in a release without errors', async () => {
  expect(await broken({})).toEqual({});
});

describe('accurate manifest', () => {
  const RULE = 'manifest accurate';

  it('repeats the configuration', async () => {
    const config = { name: 'tiny', paths: ['/other'], slots: [], contract: '^2.0.0', budget: 1_000 };
    expect((await broken({ config }))[RULE]).toEqual([
      'the manifest asks for contract ^1.0.0, the configuration for ^2.0.0',
      'the manifest owns other paths than the configuration',
      'the manifest fills other slots than the configuration',
    ]);
  });

  it('describes each file by its hash, including all files that are loaded', async () => {
    const found = await broken({}, async (dist) => {
      await writeFile(path.join(dist, 'client/tiny.page.js'), '/* pagE */');
      await rm(path.join(dist, 'client/tiny.slot.home.row.js'));
      await writeFile(path.join(dist, 'client/more.js'), '');
    });
    expect(found[RULE]).toEqual([
      'client/tiny.page.js is not the file that is described',
      'client/tiny.slot.home.row.js is described and not there',
      'client/more.js is there and not described',
    ]);
    const chunks = {
      entry: 'client/remoteEntry.js',
      remote: { js: ['client/remote.js'], css: [] },
      chunks: {},
    };
    expect((await broken({ manifest: { client: chunks } }))[RULE]).toEqual([
      'client/remote.js is loaded and not described',
    ]);
  });
});

describe('files for other sites', () => {
  it('are in names, and each of these names has a file', async () => {
    const found = await broken({
      config: { names: ['embed:frame.js'] },
      manifest: { names: ['embed:frame.js'] },
      more: { 'client/embed.widgets.js': 'define()' },
    });
    expect(found['manifest accurate']).toEqual([
      'embed:widgets.js is a file for other sites and not in names',
      'embed:frame.js is in names and there is no such file',
    ]);
  });
});

it('finds loaded files without a valid integrity hash', async () => {
  const integrity = { 'tiny.page.css': undefined, 'tiny.slot.home.row.js': 'sha256-another' };
  expect(await broken({ integrity })).toEqual({
    'files in integrity list': [
      'client/tiny.page.css is loaded and not in integrity.json',
      'client/tiny.slot.home.row.js does not match its hash in integrity.json',
    ],
  });
});

it.each([
  ['^1.2.0', 'needs contract ^1.2.0; this shell offers 1.1.0'],
  ['newest', '"newest" is not a version range'],
])('rejects the contract %s', async (contract, why) => {
  expect(await broken({ config: { contract }, manifest: { contract } })).toEqual({ 'contract range': [why] });
});

it('finds each route and slot that is over its budget', async () => {
  const { 'bytes in budget': found } = await broken({ config: { budget: 30 } });
  expect(found).toEqual(['tiny.page is 53 bytes, 23 over the budget of 30']);
});

it('finds a global that is left on the server', async () => {
  const found = await broken({ before: 'globalThis.tinyLeak = 1;' });
  delete (globalThis as { tinyLeak?: number }).tinyLeak;
  expect(found).toEqual({ 'no global on the server': ['tinyLeak'] });
});

describe('routes', () => {
  const RULE = 'routes match';

  it('have an owned path, an id of the remote and a chunk', async () => {
    const module = page(PAGE, `, { id: 'other.page', path: '/else', lazy: async () => (${PAGE}) }`);
    expect((await broken({ module }))[RULE]).toEqual([
      '/else has a route and is not owned',
      'the id "other.page" does not begin with tiny.',
      'other.page has no chunk of its name',
    ]);
    expect((await broken({ module: page(PAGE).replace("'/tiny'", "'/else'") }))[RULE]).toContain(
      '/tiny is owned and has no route',
    );
  });

  it.each([
    ['{ Component() {} }', 'tiny.page has neither a head nor a loader'],
    ['{ handle: { head() {} } }', 'tiny.page has a head and no Component'],
    ['{ ...{ Component() {}, handle: { head() {} } }, loader: 1 }', "tiny.page's loader is not a function"],
    ['(() => { throw new Error("broken") })()', 'broken'],
  ])('load pages lazily: not as %s', async (module, why) => {
    expect((await broken({ module: page(module) }))[RULE]).toEqual([why]);
  });

  it('load on the server', async () => {
    expect((await broken({ before: 'throw new Error("no start");' }))[RULE]).toEqual(['no start']);
  });
});

it('finds slots that are declared but not filled, filled but not declared, or lack required exports', async () => {
  const module = page(PAGE)
    .replace("'home.row'", "'explore.row'")
    .replace('{ Component() {}, facts() {} }', '{}');
  expect((await broken({ module }))['slots filled']).toEqual([
    'home.row is declared and not filled',
    'explore.row is filled and not declared',
    'card.courses exports no Component',
    'card.courses exports no facts',
  ]);
});
