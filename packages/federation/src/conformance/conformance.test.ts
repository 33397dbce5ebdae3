import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION, type HostedSlot } from '../contract';
import { writeTinyRemote } from '../testing';
import { rowStateProblems } from './hosted/hosted-slots';
import { FILLED_TEXT, type RowState, SLOT_FILLER } from './hosted/slot-filler';
import { previousShell } from './matrix/earlier-tree';
import { type Cell, crossVersions } from './matrix/matrix';
import type { ServedPage } from './pages/served-page';
import { headProblems } from './pages/valid-head';
import { type ApiInState, openApiInState } from './product/api-in-state';
import { contractOf, defaultShell } from './product/default-shell';
import { emptyLists } from './product/emptied';
import { readLogLine } from './product/log-line';
import { SITE } from './product/product';
import { siteOf } from './product/site';

describe('hosted slots', () => {
  const SLOT = 'unis.provider.row.v1';
  const RULES: HostedSlot = { timeoutMs: 500, budget: 1, failure: 'regular' };

  const seen = (text: string, page: object = {}, milliseconds = 100) =>
    ({
      page: {
        status: 200,
        headings: ['Bath'],
        text,
        rows: [{ slot: SLOT, remote: SLOT_FILLER, text }],
        ...page,
      },
      milliseconds,
    }) as never;

  const problemsOf = (state: RowState, attempt: ReturnType<typeof seen>) =>
    rowStateProblems(SLOT, RULES, state, attempt, seen(''));

  describe('the rule of own slots', () => {
    it('passes a page that shows a filled row, and goes without any other', () => {
      expect(problemsOf('filled', seen(`${FILLED_TEXT}{}`))).toEqual([]);
      expect(problemsOf('slow', seen('', { rows: [] }, 600))).toEqual([]);
    });

    it.each<[string, RowState, ReturnType<typeof seen>]>([
      ['the page does not show the row', 'filled', seen('', { rows: [] })],
      ['the row shows "x"', 'failing', seen('x')],
      ['the page answered 500', 'failing', seen('', { status: 500 })],
      ['the page lost its heading', 'broken', seen('', { headings: [] })],
      ['it says "undefined"', 'filled', seen(`${FILLED_TEXT}undefined`)],
      ['the page took 9000 ms', 'slow', seen('', {}, 9_000)],
    ])('finds that %s', (problem, state, attempt) => {
      expect(problemsOf(state, attempt)).toEqual([problem]);
    });
  });
});

describe('heads', () => {
  const PAGE: ServedPage = {
    address: '/tiny',
    status: 200,
    location: null,
    logged: [],
    language: 'en-GB',
    title: 'Tiny · Signpost',
    description: 'What it is about.',
    robots: null,
    canonicals: [`${SITE}/tiny`],
    preview: { 'og:title': 'Tiny', 'og:url': `${SITE}/tiny` },
    jsonLd: ['{"@context":"https://schema.org","@type":"Course","name":"Law"}'],
    headings: ['Tiny'],
    text: 'Tiny',
    rows: [],
    classes: [],
  };

  it('finds nothing in a valid head, with or without noindex', () => {
    expect(headProblems(PAGE, SITE)).toEqual([]);
    expect(headProblems({ ...PAGE, robots: 'noindex' }, SITE)).toEqual([]);
  });

  it.each<[why: string, otherwise: Partial<ServedPage>]>([
    ['the page has no language', { language: '' }],
    ['there is no title', { title: ' ' }],
    ['"undefined · Signpost" is not finished', { title: 'undefined · Signpost' }],
    ['there is no description', { description: null }],
    ['the description is 321 characters long', { description: 'x'.repeat(321) }],
    ['robots says "all"', { robots: 'all' }],
    ['there is no og:title', { preview: { 'og:url': `${SITE}/tiny` } }],
    ['there is more than one canonical address', { canonicals: [`${SITE}/tiny`, `${SITE}/other`] }],
    ['the canonical address "" is not on this site', { canonicals: [] }],
    [
      'the canonical address "https://elsewhere.test/" is not on this site',
      { canonicals: ['https://elsewhere.test/'] },
    ],
    [`the canonical address ${SITE}/tiny#part has a fragment`, { canonicals: [`${SITE}/tiny#part`] }],
    [`og:url is not the canonical address ${SITE}/other`, { canonicals: [`${SITE}/other`] }],
    ['JSON-LD is not valid: {"@type":"Course"}', { jsonLd: ['{"@type":"Course"}'] }],
    ['JSON-LD is not valid: {', { jsonLd: ['{'] }],
  ])('finds: %s', (why, otherwise) => {
    expect(headProblems({ ...PAGE, ...otherwise }, SITE)).toEqual([why]);
  });
});

describe('log', () => {
  it('reads the message, the error and where its source threw it', () => {
    const line = {
      level: 50,
      reqId: 'r1',
      msg: 'rendering failed',
      err: { message: 'broken' },
      'code.file.path': 'src/pages/landing/loader.ts',
      'code.line.number': 12,
    };
    expect(readLogLine(JSON.stringify(line))).toEqual({
      request: 'r1',
      text: 'rendering failed: broken (src/pages/landing/loader.ts:12)',
      isError: true,
    });
  });

  it('reads a warning without an error', () => {
    const line = JSON.stringify({ level: 40, msg: 'tiny left home.row empty' });
    expect(readLogLine(line)).toEqual({
      request: undefined,
      text: 'tiny left home.row empty',
      isError: false,
    });
  });

  it.each(['Segmentation fault', '{"time":1}'])('takes another line as an error: %s', (text) => {
    expect(readLogLine(text)).toEqual({ request: undefined, text, isError: true });
  });
});

describe('API', () => {
  let upstream: Server;
  let api: ApiInState;
  beforeAll(async () => {
    upstream = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      request.pipe(response);
      if (request.method === 'GET') response.end('{"total":2,"results":[{"id":1},{"id":2}]}');
    });
    await new Promise<void>((ready) => upstream.listen(0, '127.0.0.1', ready));
    api = await openApiInState(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    await api.close();
    upstream.close();
  });
  afterEach(() => api.setState('whole'));

  const get = async (path: string) => {
    const answer = await fetch(new URL(path, api.url));
    return [answer.status, await answer.text()];
  };

  describe('API in front of a shell', () => {
    it('passes everything through while its state is normal, including POST bodies', async () => {
      expect(await get('/api/v1/things')).toEqual([200, '{"total":2,"results":[{"id":1},{"id":2}]}']);
      const posted = await fetch(new URL('/graphql', api.url), { method: 'POST', body: '{"query":"q"}' });
      expect(await posted.text()).toBe('{"query":"q"}');
    });

    it.each([
      ['failing', 500],
      ['missing', 404],
    ] as const)('while %s answers %i to page requests only', async (state, status) => {
      api.setState(state);
      expect((await get('/api/v1/things'))[0]).toBe(status);
      expect((await get('/api/settings'))[0]).toBe(200);
      expect((await get('/readyz'))[0]).toBe(200);
    });

    it('returns empty lists while it is empty', async () => {
      api.setState('empty');
      expect(await get('/api/v1/things')).toEqual([200, '{"total":0,"results":[]}']);
    });
  });

  it('empties lists and their counts, and keeps values that are not lists', () => {
    expect(emptyLists({ name: 'Bath', count: 3, places: [1, 2], inner: { total: 1, items: [{}] } })).toEqual({
      name: 'Bath',
      count: 0,
      places: [],
      inner: { total: 0, items: [] },
    });
  });

  it('empties each result of a multi-search, and keeps the number of results', () => {
    const hits = { hits: [{ objectID: 'x' }], nbHits: 1, facets: { a: { b: 1 } } };
    expect(emptyLists({ results: [hits, hits] })).toEqual({
      results: [
        { hits: [], nbHits: 0, facets: { a: { b: 1 } } },
        { hits: [], nbHits: 0, facets: { a: { b: 1 } } },
      ],
    });
  });
});

describe('site', () => {
  let folder: string;
  const at = (...parts: string[]) => path.join(folder, ...parts);
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.dirname(at(file)), { recursive: true });
    await writeFile(at(file), text);
  };

  beforeEach(async () => {
    folder = await realpath(await mkdtemp(path.join(tmpdir(), 'signpost-site-')));
    await write('remote/package.json', '{}');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const installShell = async (): Promise<string> => {
    const installed = 'remote/node_modules/@signpost/shell';
    await write(`${installed}/package.json`, '{"name":"@signpost/shell","version":"1.4.2"}');
    await writeTinyRemote(at(installed, 'remotes/tiny'), { heading: 'packed' });
    return at(installed, 'shell');
  };

  describe('the shell in which a remote is checked', () => {
    it('is the package @signpost/shell of a repository of its own, with the remotes in it', async () => {
      const shell = await installShell();
      expect(defaultShell(at('remote'))).toBe(shell);
      expect(contractOf(shell)).toBe('1.4.2');
      const { claims, builds } = await siteOf({ root: at('remote'), shell });
      expect(claims).toEqual([expect.objectContaining({ name: 'tiny', paths: ['/tiny'] })]);
      expect(builds).toEqual(new Map([['tiny', at('remote/node_modules/@signpost/shell/remotes/tiny')]]));
    });

    it('is that of the checkout, with the remotes of the checkout', async () => {
      await mkdir(at('remote/apps/shell'), { recursive: true });
      await installShell();
      const config = { name: 'own', paths: ['/explore/own'], slots: [], contract: '^1.0.0', budget: 1_000 };
      await write(
        'remote/apps/own/remote.config.ts',
        `module.exports = { default: ${JSON.stringify(config)} };`,
      );
      const shell = defaultShell(at('remote'));
      expect(shell).toBe(at('remote/apps/shell'));
      expect(contractOf(shell)).toBe(CONTRACT_VERSION);
      const { claims, builds } = await siteOf({ root: at('remote'), shell });
      expect(claims).toEqual([expect.objectContaining({ name: 'own' })]);
      expect(builds.size).toBe(0);
    });

    it('is missed with the command that installs it', () => {
      expect(() => defaultShell(at('remote'))).toThrow('npm install --save-dev @signpost/shell');
    });
  });
});

describe('matrix', () => {
  const HERE = process.cwd();
  let root: string;
  beforeEach(() => {
    root = realpathSync(mkdtempSync(path.join(tmpdir(), 'signpost-matrix-')));
  });
  afterEach(() => {
    process.chdir(HERE);
    rmSync(root, { recursive: true, force: true });
  });

  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };

  describe('previous shell', () => {
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words], {
        cwd: root,
        encoding: 'utf8',
      }).trim();
    /** Commits a change of a file and returns the commit. */
    const commit = (file: string, text: string): string => {
      write(file, text);
      git('add', '.');
      git('commit', '--quiet', '--message', text);
      return git('rev-parse', 'HEAD');
    };

    beforeEach(() => {
      git('init', '--quiet');
      process.chdir(root);
    });

    it('is the commit before the last change of the shell or the contract, whatever else has changed since', async () => {
      commit('apps/shell/page.ts', 'one');
      const before = commit('apps/unis/page.ts', 'two');
      commit('packages/federation/src/contract/version.ts', 'three');
      commit('apps/unis/page.ts', 'four');
      expect(await previousShell()).toBe(before);
    });

    it('is the last commit while the shell has uncommitted changes', async () => {
      const before = commit('apps/shell/page.ts', 'one');
      write('apps/shell/page.ts', 'two');
      expect(await previousShell()).toBe(before);
    });

    it('is reported as missing when the history has none', async () => {
      commit('apps/shell/page.ts', 'one');
      await expect(previousShell()).rejects.toThrow('No earlier shell in the Git history');
    });
  });

  it('a remote that needs more than the older shell offers is refused, and nothing else is checked', async () => {
    const config = { name: 'tiny', paths: ['/tiny'], slots: [], contract: '^1.2.0', budget: 1_000 };
    const manifest = {
      ...config,
      client: { entry: 'client/remoteEntry.js', remote: { js: [], css: [] }, chunks: {} },
      server: { entry: 'server/remoteEntry.js' },
      files: {},
    };
    write('now/apps/tiny/remote.config.ts', `module.exports = { default: ${JSON.stringify(config)} };`);
    write('now/apps/tiny/dist/release.json', JSON.stringify(manifest));
    mkdirSync(path.join(root, 'before/apps'), { recursive: true });
    const cells: Cell[] = [];
    const tree = (name: string, offered: string) => ({ root: path.join(root, name), offered });
    await crossVersions(tree('before', '1.1.0'), tree('now', '1.2.0'), ['tiny'], (cell) => cells.push(cell));
    expect(cells).toEqual([
      {
        shell: 'before',
        remote: 'now',
        name: 'tiny',
        refused: 'needs ^1.2.0, is offered 1.1.0',
        findings: [],
      },
    ]);
  });
});
