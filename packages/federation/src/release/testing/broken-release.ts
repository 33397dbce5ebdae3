import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteConfig } from '../../contract';
import { subresourceIntegrity, sha256 } from '../../registry/sha256';
import type { ReleaseManifest } from '../../registry';
import type { Candidate } from '../checks/candidate';

/** A small conforming remote; tests break it in one place. */
const CONFIG: RemoteConfig = {
  name: 'tiny',
  paths: ['/tiny'],
  slots: ['home.row', 'card.courses'],
  contract: '^1.0.0',
  budget: 1_000,
};

const MODULE = `({
  routes: [{ id: 'tiny.page', path: '/tiny', lazy: async () => ({ Component() {}, handle: { head() {} } }) }],
  slots: {
    'home.row': async () => ({ load() {}, Component() {} }),
    'card.courses': async () => ({ Component() {}, facts() {} }),
  },
})`;

/** Overrides of the small remote. */
export interface Overrides {
  readonly config?: Partial<RemoteConfig>;
  readonly manifest?: Partial<ReleaseManifest>;
  /** Source of the server build's module (JavaScript). */
  readonly module?: string;
  /** Statements in the module scope of the server build. */
  readonly before?: string;
  readonly css?: string;
  /** More files, by their path in the release. */
  readonly more?: Readonly<Record<string, string>>;
  /** Overrides of client files' integrity hashes; undefined removes a file's hash. */
  readonly integrity?: Readonly<Record<string, string | undefined>>;
}

const asset = (name: string, css: boolean) => ({
  js: [`client/${name}.js`],
  css: css ? [`client/${name}.css`] : [],
});

/** The integrity list of these files, in the build's format. */
const integrityListOf = (files: Readonly<Record<string, string>>, overrides: object): string => {
  const listed = Object.entries(files).filter(([file]) => /^client\/tiny\./.test(file));
  const integrity = listed.map(([file, text]) => [path.basename(file), subresourceIntegrity(sha256(text))]);
  return JSON.stringify({ ...Object.fromEntries(integrity), ...overrides });
};

/** Writes the small remote as a release with the given overrides. `remove` deletes its folder. */
export const writeRelease = async ({
  config = {},
  manifest = {},
  module = MODULE,
  before = '',
  css = '@layer pages{.tiny-a{color:red}}',
  integrity = {},
  more = {},
}: Overrides): Promise<Candidate & { remove(): Promise<void> }> => {
  const dist = await mkdtemp(path.join(tmpdir(), 'signpost-tiny-'));
  const fullConfig = { ...CONFIG, ...config };
  const code: Record<string, string> = {
    'client/remoteEntry.js': '/* entry */',
    'client/tiny.page.js': '/* page */',
    'client/tiny.page.css': css,
    'client/tiny.slot.home.row.js': '/* row */',
    'client/tiny.slot.card.courses.js': '/* card */',
    'server/remoteEntry.js': `${before}\nexports.tiny = { init() {}, get: async () => () => ${module} };`,
  };
  const files = { ...code, ...more, 'client/integrity.json': integrityListOf(code, integrity) };
  const fullManifest: ReleaseManifest = {
    name: 'tiny',
    contract: CONFIG.contract,
    paths: [...CONFIG.paths],
    slots: [...CONFIG.slots],
    client: {
      entry: 'client/remoteEntry.js',
      remote: { js: [], css: [] },
      chunks: {
        'tiny.page': asset('tiny.page', true),
        'tiny.slot.home.row': asset('tiny.slot.home.row', false),
        'tiny.slot.card.courses': asset('tiny.slot.card.courses', false),
      },
    },
    server: { entry: 'server/remoteEntry.js' },
    files: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, { sha256: sha256(text), bytes: text.length }]),
    ),
    ...manifest,
  };
  for (const [name, text] of Object.entries({ ...files, 'release.json': JSON.stringify(fullManifest) })) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), text);
  }
  return {
    dist,
    folder: dist,
    config: fullConfig,
    manifest: fullManifest,
    remove: () => rm(dist, { recursive: true, force: true }),
  };
};
