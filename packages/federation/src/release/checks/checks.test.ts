import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type Neighbours,
  neighboursInCheckout,
  neighboursInRegistry,
  ownFindings,
} from '../../conformance/own-findings';
import type { RemoteConfig, RemoteModule } from '../../contract';
import { parseRegistry, type ReleaseManifest } from '../../registry';
import { formatCatalogue } from '../../translations/catalogue';
import { difference } from '../report/difference';
import { expectReleasable } from '../report/refusals';
import { type Overrides, writeRelease } from '../testing/broken-release';
import { provided } from '../testing/provided';
import { checkRelease } from '.';
import { claimsFree } from './claims-free';
import { cssProblems } from './css-in-layers';
import { placeOfName } from './names/place-of-name';
import { recordNames } from './names/record-names';
import { namesInScripts } from './names/script-names';
import { nameProblems } from './names/undeclared-names';
import { addInjection, noNames } from './names/used-names';
import { runServerModule, sharedFrom } from './server-module';
import { translationsComplete } from './translations-complete';

describe('rules of a release', () => {
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
    expect(await broken({ config: { contract }, manifest: { contract } })).toEqual({
      'contract range': [why],
    });
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
});

describe('refused builds', () => {
  /** Checks the kit's small remote, with the given defects, against a shell that offers contract 1.1.0. */
  const judge = async (how: Overrides): Promise<void> => {
    const { remove, ...candidate } = await writeRelease(how);
    await expectReleasable(candidate, provided, '1.1.0').finally(remove);
  };

  it('accepts a build that matches its declarations', async () => {
    await expect(judge({})).resolves.toBeUndefined();
  });

  describe('build is refused', () => {
    it('when it needs a newer contract than the live shell offers', async () => {
      const contract = '^1.2.0';
      await expect(judge({ config: { contract }, manifest: { contract } })).rejects.toThrow(
        'tiny is not released:\n  contract range: needs contract ^1.2.0; this shell offers 1.1.0',
      );
    });

    it('when a route costs more than its budget', async () => {
      await expect(judge({ config: { budget: 30 } })).rejects.toThrow(
        'bytes in budget: tiny.page is 53 bytes, 23 over the budget of 30',
      );
    });

    it('when it declares paths and slots that it does not export, and says which', async () => {
      const said = { paths: ['/tiny', '/big'], slots: ['home.row', 'card.courses', 'explore.row'] as const };
      const broken = judge({ config: said, manifest: { ...said, slots: [...said.slots] } });
      await expect(broken).rejects.toThrow(
        /\/big is owned and has no route[\s\S]*explore\.row is declared and not filled/,
      );
    });

    it('when its server build does not start', async () => {
      await expect(judge({ before: "throw new Error('broken at once');" })).rejects.toThrow('broken at once');
    });
  });
});

describe('free claims', () => {
  const unis = { name: 'unis', paths: ['/unis/:id'], slots: ['home.row', 'card.universities'] } as const;

  it('finds storage keys, custom elements and endpoints that another remote has', () => {
    const names = ['storage:signpost.plan-put-aside', 'element:signpost-map', 'endpoint:listRooms'];
    const courses = { name: 'courses', paths: ['/courses'], slots: [], names };
    expect(claimsFree({ ...courses, name: 'careers', paths: ['/careers'] }, [courses])).toEqual(
      names.map((name) => `${name} overlaps ${name} of courses`),
    );
  });

  it('finds paths and cards that another remote has', () => {
    const careers = {
      name: 'careers',
      paths: ['/unis/bath'],
      slots: ['home.row', 'card.universities'],
    } as const;
    expect(claimsFree(careers, [careers, unis])).toEqual([
      '/unis/bath overlaps /unis/:id of unis',
      'card.universities overlaps card.universities of unis',
    ]);
  });

  it('finds names that are the shell’s or a package’s', () => {
    const names = ['storage:signpost.favourites', 'storage:signpost.rooms'];
    const thief = { name: 'careers', paths: ['/careers'], slots: [], names } as const;
    expect(claimsFree(thief, [unis])).toEqual([
      'storage:signpost.favourites overlaps storage:signpost.favourites of the shell',
    ]);
  });

  it('lets the former owner of a name of the shell claim it, as its earlier releases do', () => {
    const names = ['storage:signpost.grades'];
    const config = { name: 'courses', paths: ['/courses'], slots: [], names } as const;
    expect(claimsFree(config, [unis])).toEqual([]);
    expect(claimsFree({ ...config, name: 'careers' }, [unis])).toEqual([
      'storage:signpost.grades overlaps storage:signpost.grades of the shell',
    ]);
  });

  it('finds paths that are the shell’s', () => {
    const thief = { name: 'careers', paths: ['/explore/search/careers', '/careers'], slots: [] } as const;
    expect(claimsFree(thief, [unis])).toEqual([
      '/explore/search/careers overlaps /explore/search/* of the shell',
    ]);
  });

  it('finds a name that begins with that of another remote', () => {
    const finance = { name: 'unis-finance', paths: ['/finance'], slots: [] } as const;
    expect(claimsFree(finance, [finance, unis])).toEqual([
      'the name unis-finance cannot be told from unis: neither may begin with the other and a hyphen',
    ]);
    expect(claimsFree(unis, [finance, unis])).toHaveLength(1);
    expect(claimsFree({ ...finance, name: 'unison' }, [unis])).toEqual([]);
  });

  it('finds nothing where only a row is shared', () => {
    expect(claimsFree({ name: 'careers', paths: ['/careers'], slots: ['home.row'] }, [unis])).toEqual([]);
  });
});

describe('layers', () => {
  const OTHERS = ['unis', 'careers'];

  it.each([
    '@layer pages{.tiny-a{color:red}.tiny-a:hover>p,a.tiny-b::before{color:blue}}',
    '@layer components{@media (width>40rem){.tiny-a{color:red}}}',
    '@layer pages{@keyframes tiny-spin{to{rotate:1turn}}}',
    '@layer pages{.tiny-a{&:hover{color:red}p{color:red}@media print{.x &{color:red}}}}',
    '@layer base{.leaflet-pane{z-index:1}.leaflet-pane :is(svg,canvas){z-index:2}}',
    '@layer pages{.tiny-a>*+*,.tiny-a :is(th,td):not(.x),:is(.tiny-a,.tiny-b) p{color:red}}',
    '@layer pages{.tiny-a .leaflet-popup,.tiny-a[data-x="a > b"] p{color:red}}',
    '@layer pages{.unis-page .tiny-a{color:red}}',
    '@layer tiny.late{.tiny-a{color:red}}',
    '@layer tiny.late{@layer later{.tiny-a{color:red}}}',
  ])("allows rules that match the remote's own markup only: %s", (css) => {
    expect(cssProblems(css, 'tiny', OTHERS)).toEqual([]);
  });

  it.each([
    ['.tiny-a{color:red}', '.tiny-a is in no layer'],
    ['@media print{.tiny-a{color:red}}', '.tiny-a is in no layer'],
    ['@layer pages{a{color:red}}', 'a matches markup of others'],
    ['@layer pages{.tiny-a,:root{color:red}}', ':root matches markup of others'],
    ['@layer pages{.unis-a{color:red}}', '.unis-a matches markup of others'],
    ['@layer base{body{margin:0}}', 'body matches markup of others'],
    ['@layer base{.unis-a{color:red}}', '.unis-a matches markup of others'],
    ['@layer base{html:has(.leaflet-pane){color:red}}', 'html:has(.leaflet-pane) matches markup of others'],
    [
      '@layer pages{@keyframes spin{to{rotate:1turn}}}',
      '@keyframes spin is a global name without its prefix',
    ],
    ['@property --ink{syntax:"*";inherits:true}', '@property --ink is a global name without its prefix'],
    ['@import "other.css";', '@import "other.css" loads another style sheet'],
  ])("finds rules that could affect other remotes' pages: %s", (css, why) => {
    expect(cssProblems(css, 'tiny', OTHERS)).toEqual([why]);
  });

  it('names the source of a rule where it can be found', () => {
    const locate = (line: number, column: number) => (line === 2 ? `src/a.css:7:${column}` : undefined);
    expect(
      cssProblems('@layer unis{.tiny-a{color:red}}\n.tiny-b{color:red}', 'tiny', OTHERS, locate),
    ).toEqual([
      '.tiny-a is in the layer "unis", which is not its own',
      '.tiny-b is in no layer (src/a.css:7:1)',
    ]);
  });

  it.each([
    ':root:has(.tiny-x) .unis-y',
    ':root:not(.tiny-x) p',
    '.tiny-x .unis-y',
    '.tiny-x .unis-y p',
    '.tiny-x .shell-header',
    '.tiny-x+p',
    '.tiny-x~p>span',
    ':is(.tiny-x,main) p',
    '.tiny-x :is(.unis-y,p)',
    '[title=".tiny-x"] p',
    '.x:not([title=".tiny-x"])',
  ])('finds a selector whose class is not that of what it matches: %s', (selector) => {
    expect(cssProblems(`@layer pages{${selector}{color:red}}`, 'tiny', OTHERS)).toEqual([
      `${selector} matches markup of others`,
    ]);
  });

  it('finds nested rules that match markup of others', () => {
    const nested = '@layer pages{.tiny-a{&+.unis-y{color:red}@media print{.unis-z &>p,.unis-z{color:red}}}}';
    expect(cssProblems(nested, 'tiny', OTHERS)).toEqual([
      '.tiny-a+.unis-y matches markup of others',
      '.tiny-a .unis-z matches markup of others',
    ]);
  });

  it.each([
    ['@layer tokens{.tiny-a{color:red}}', '.tiny-a is in the layer "tokens", which is not its own'],
    ['@layer unis.late{.tiny-a{color:red}}', '.tiny-a is in the layer "unis.late", which is not its own'],
    ['@layer{.tiny-a{color:red}}', '.tiny-a is in the layer "", which is not its own'],
    ['@layer pages{@layer x{.tiny-a{color:red}}}', '.tiny-a is in the layer "pages.x", which is not its own'],
    ['@layer pages,components;', "@layer pages,components changes the order of the site's layers"],
  ])('finds layers that are not the remote’s: %s', (css, why) => {
    expect(cssProblems(css, 'tiny', OTHERS)).toEqual([why]);
  });
});

const CLIENT = { entry: 'client/remoteEntry.js', remote: { js: [], css: [] }, chunks: {} };
const CONFIG: RemoteConfig = { name: 'tiny', paths: ['/tiny'], slots: [], contract: '^1.8.0', budget: 1_000 };

describe('translations of a release', () => {
  let folder: string;
  const writeTranslation = (translation: string) => {
    const entries = [{ message: 'Save {name}', translation, notes: [], places: [] }];
    writeFileSync(path.join(folder, 'messages/cy.po'), formatCatalogue(entries, 'cy'));
  };
  const candidate = (missing: string[], untranslated?: Record<string, string>) => ({
    folder,
    dist: folder,
    config: { ...CONFIG, ...(untranslated && { untranslated }) },
    manifest: {
      ...CONFIG,
      client: CLIENT,
      translations: { cy: { client: CLIENT, missing, gap: untranslated?.['cy'] } },
      server: { entry: 'server/remoteEntry.js' },
      files: {},
    } as unknown as ReleaseManifest,
  });

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'translations-'));
    mkdirSync(path.join(folder, 'messages'));
    writeTranslation('Cadw {name}');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are released when they are complete', () => {
    expect(translationsComplete(candidate([]))).toEqual([]);
  });

  it('are refused with a missing message that is not stated', () => {
    expect(translationsComplete(candidate(['Share']))).toEqual([
      'cy lacks “Share”; translate them, or say in untranslated.cy of remote.config.ts what is in English',
    ]);
    expect(translationsComplete(candidate([...'abcdefg']))[0]).toContain('“e” and 2 more;');
  });

  it('are released with a stated gap, which the release notes repeat', () => {
    const { manifest, ...rest } = candidate(['Share'], { cy: 'rhannu' });
    expect(translationsComplete({ manifest, ...rest })).toEqual([]);
    expect(difference(undefined, manifest)).toContain('cy: 1 text in English (rhannu)');
  });

  it('are refused when one is wrong', () => {
    writeTranslation('Cadw');
    expect(translationsComplete(candidate([]))).toEqual(['cy “Save {name}”: {name} is missing']);
  });
});

describe('beside other remotes', () => {
  const UNIS: RemoteConfig = {
    name: 'unis',
    paths: ['/unis/:id'],
    slots: ['card.universities'],
    names: ['storage:signpost.map', 'element:unis-map', 'endpoint:listRooms'],
    contract: '^1.0.0',
    budget: 1_000,
  };

  const LIVE = {
    release: '0123456789ab',
    url: 'unis/0123456789ab/',
    integrity: 'a'.repeat(64),
    releasedAt: '2026-11-20T10:00:00.000Z',
  };

  const inRegistry = parseRegistry({
    version: 1,
    remotes: { unis: { live: { ...UNIS, ...LIVE }, previous: null } },
  });

  /** The problems that the kit finds in a small remote beside unis. */
  const problemsOf = async (how: Overrides, neighbours: Neighbours): Promise<string> => {
    const { remove, ...candidate } = await writeRelease(how);
    try {
      const running = runServerModule(candidate.dist, candidate.manifest, provided);
      const findings = await ownFindings(candidate, running, '1.1.0', neighbours);
      return findings.flatMap(({ rule, problems }) => problems.map((one) => `${rule}: ${one}`)).join('\n');
    } finally {
      await remove();
    }
  };

  describe.each([
    ['a checkout', neighboursInCheckout([UNIS])],
    ['a running site', neighboursInRegistry(inRegistry)],
  ])('the kit in %s', (_, neighbours) => {
    const owned = (claim: string, of = claim) => `claims of its own: ${claim} overlaps ${of} of unis`;
    it.each<[string, Overrides, string]>([
      ['an address', { config: { paths: ['/unis/bath'] } }, owned('/unis/bath', '/unis/:id')],
      ['a slot', { config: { slots: ['card.universities'] } }, owned('card.universities')],
      ['an endpoint', { config: { names: ['endpoint:listRooms'] } }, owned('endpoint:listRooms')],
      ['a custom element', { config: { names: ['element:unis-map'] } }, owned('element:unis-map')],
      ['a storage key', { config: { names: ['storage:signpost.map'] } }, owned('storage:signpost.map')],
      [
        'a cascade layer',
        { css: '@layer unis.late{.tiny-a{color:red}}' },
        'CSS in its layers: client/tiny.page.css: .tiny-a is in the layer "unis.late", which is not its own',
      ],
      [
        'a class',
        { css: '@layer pages{.tiny-a .unis-a{color:red}}' },
        'CSS in its layers: client/tiny.page.css: .tiny-a .unis-a matches markup of others',
      ],
      [
        'a name',
        { config: { name: 'unis-abroad' } },
        'claims of its own: the name unis-abroad cannot be told',
      ],
    ])('refuses %s that another remote has', async (__, how, problem) => {
      expect(await problemsOf(how, neighbours)).toContain(problem);
    });

    it('finds nothing in a remote that claims what is free', async () => {
      expect(await problemsOf({}, neighbours)).toBe('');
    });
  });
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'signpost-names-'));
  await mkdir(path.join(folder, 'src/pages'), { recursive: true });
  await writeFile(path.join(folder, 'src/pages/map.test.ts'), "const KEY = 'tiny.map';");
  await writeFile(path.join(folder, 'src/pages/map.ts'), "// The map.\nexport const KEY = 'tiny.map';\n");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('finds the line of the source that has the name as a string, and no test', () => {
  expect(placeOfName(folder, 'storage:tiny.map')).toBe(
    `${path.relative('.', path.join(folder, 'src/pages/map.ts'))}:2`,
  );
});

it('finds no place of a name that is composed', () => {
  expect(placeOfName(folder, 'storage:tiny')).toBeUndefined();
});

describe('names in scripts', () => {
  const read = async (code: string) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'signpost-scripts-'));
    try {
      await writeFile(path.join(folder, 'page.js'), code);
      const { names, injections } = await namesInScripts(folder);
      return { names: [...names], injections };
    } finally {
      await rm(folder, { recursive: true });
    }
  };

  it.each([
    ['storage keys', 'let c=(0,n.storedValue)({key:"signpost.map",version:1})', 'storage:signpost.map'],
    [
      'keys in constants',
      'const k="signpost.map";(0,n.storedValue)({version:1,key:k})',
      'storage:signpost.map',
    ],
    ['cookies', '(0,n.writeCookie)("signpost-map","x",{})', 'storage:signpost-map'],
    [
      'cookies of modules',
      'export default()=>{(0,n.writeCookie)("signpost-map","x",{})}',
      'storage:signpost-map',
    ],
    ['custom elements', 'window.customElements.define("signpost-map",A)', 'element:signpost-map'],
  ])('finds %s in the scripts of browsers', async (_, code, name) => {
    expect((await read(code)).names).toEqual([name]);
  });

  it.each([
    'a.api.injectEndpoints({endpoints:e=>({listRooms:e.query({}),getRoom:e.query({})})})',
    'a.api.injectEndpoints({endpoints:function(e){return{listRooms:e.query({}),"getRoom":e.query({})}}})',
    'a.api.injectEndpoints({endpoints:e=>({listRooms:e.query({read(){return{id:1}}}),getRoom:e.query(()=>({data:1}))})})',
    'a.api.injectEndpoints({endpoints(e){let q=1;return{listRooms:e.query({}),getRoom:q}}})',
  ])('finds endpoints that are defined together: %s', async (code) => {
    expect(await read(code)).toEqual({
      names: ['endpoint:listRooms', 'endpoint:getRoom'],
      injections: [['listRooms', 'getRoom']],
    });
  });

  it.each(['define("signpost-map",[],A)', 'n.storedValue({key:a+b})', 'n.storedValue', 'n.define("a")'])(
    'finds no name in %s',
    async (code) => {
      expect((await read(code)).names).toEqual([]);
    },
  );
});

describe('undeclared names', () => {
  const UNIS = path.resolve(__dirname, '../../../../../apps/unis');

  interface Shared {
    readonly '@signpost/identity': { storedValue(options: object): { read(): unknown } };
    readonly '@signpost/api-client/base': {
      api: { injectEndpoints(options: object): { endpoints: Record<string, unknown> } };
    };
  }

  /** A release whose page calls `evaluate` with the shared modules; returns the names that it does not declare. */
  const undeclared = async (evaluate: (shared: Shared) => void, names: string[] = [], client = noNames()) => {
    const { provided, used } = recordNames(sharedFrom(UNIS));
    const shared = Object.fromEntries(
      Object.entries(provided).map(([name, { module }]) => [name, module]),
    ) as unknown as Shared;
    const lazy = () => Promise.resolve(evaluate(shared) ?? {});
    const module = { routes: [{ id: 'unis.page', path: '/unis', lazy }] } as unknown as RemoteModule;
    return nameProblems(UNIS, { names }, { module, used }, client);
  };

  const store = (key: string) => (shared: Shared) => {
    const value = shared['@signpost/identity'].storedValue({
      key,
      version: 1,
      schema: {},
      fallback: 5,
      consent: 'functional',
    });
    expect(value.read()).toBe(5);
  };

  const inject =
    (...names: readonly string[]) =>
    (shared: Shared) => {
      const { api } = shared['@signpost/api-client/base'];
      const endpoints = (build: { query(definition: object): object }) =>
        Object.fromEntries(names.map((name) => [name, build.query({ query: () => '/x' })]));
      expect(Object.keys(api.injectEndpoints({ endpoints }).endpoints)).toEqual(names);
    };
  const nothing = () => undefined;
  /** The endpoints that the API client defines together with listProviders. */
  const CLIENT_UNIS = ['listProviders', 'getProvider', 'listProviderNames'];

  it('finds a storage key that a release uses and does not declare', async () => {
    expect(await undeclared(store('signpost.map'))).toEqual([
      'storage:signpost.map is used and not declared in names',
    ]);
    expect(await undeclared(store('signpost.map'), ['storage:signpost.map'])).toEqual([]);
  });

  it('finds an endpoint of a release that neither it nor the API client declares', async () => {
    expect(await undeclared(inject('listRooms'))).toEqual([
      'endpoint:listRooms is used and not declared in names',
    ]);
    expect(await undeclared(inject('listRooms'), ['endpoint:listRooms'])).toEqual([]);
  });

  it('finds names that only scripts of browsers use', async () => {
    const client = noNames();
    client.names.add('storage:signpost.map');
    addInjection(client, ['listRooms']);
    expect(await undeclared(nothing, ['endpoint:listRooms'], client)).toEqual([
      'storage:signpost.map is used and not declared in names',
    ]);
  });

  it('allows storage keys and endpoints of the packages', async () => {
    expect(await undeclared(store('signpost.favourites'))).toEqual([]);
    expect(await undeclared(inject(...CLIENT_UNIS))).toEqual([]);
  });

  it('finds endpoints of the API client that a release defines again or declares as its own', async () => {
    const problem = 'endpoint:listProviders is the API client’s and defined again'.replace('’', "'");
    expect(await undeclared(inject('listProviders'))).toEqual([problem]);
    expect(await undeclared(inject(...CLIENT_UNIS, 'listRooms'), ['endpoint:listRooms'])).toContain(problem);
    expect(await undeclared(nothing, ['endpoint:listProviders'])).toEqual([problem]);
  });
});
