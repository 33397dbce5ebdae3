import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteConfig } from '../../contract';
import { browserProof, sha256 } from '../../registry/sha256';
import type { ReleaseManifest } from '../../registry';
import type { Candidate } from '../release/candidate';

/** A small remote in order; tests break it in one place. */
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

/** What is to be otherwise in the small remote. */
export interface Break {
  readonly config?: Partial<RemoteConfig>;
  readonly manifest?: Partial<ReleaseManifest>;
  /** The server half's module, as JavaScript source. */
  readonly module?: string;
  /** Statements of the server half's own module scope. */
  readonly before?: string;
  readonly css?: string;
  /** Proofs of files of the browser's half that are not theirs; without one where it is nothing. */
  readonly proofs?: Readonly<Record<string, string | undefined>>;
}

const asset = (name: string, css: boolean) => ({
  js: [`client/${name}.js`],
  css: css ? [`client/${name}.css`] : [],
});

/** The list of what browsers prove these files by, as the build writes it. */
const listOf = (files: Readonly<Record<string, string>>, otherwise: object): string => {
  const proven = Object.entries(files).filter(([file]) => /^client\/tiny\./.test(file));
  const proofs = proven.map(([file, text]) => [path.basename(file), browserProof(sha256(text))]);
  return JSON.stringify({ ...Object.fromEntries(proofs), ...otherwise });
};

/** Writes the small remote as a release, broken as told. `remove` takes its folder away. */
export const writeRelease = async ({
  config = {},
  manifest = {},
  module = MODULE,
  before = '',
  css = '@layer pages{.tiny-a{color:red}}',
  proofs = {},
}: Break): Promise<Candidate & { remove(): Promise<void> }> => {
  const dist = await mkdtemp(path.join(tmpdir(), 'signpost-tiny-'));
  const said = { ...CONFIG, ...config };
  const code: Record<string, string> = {
    'client/remoteEntry.js': '/* entry */',
    'client/tiny.page.js': '/* page */',
    'client/tiny.page.css': css,
    'client/tiny.slot.home.row.js': '/* row */',
    'client/tiny.slot.card.courses.js': '/* card */',
    'server/remoteEntry.js': `${before}\nexports.tiny = { init() {}, get: async () => () => ${module} };`,
  };
  const files = { ...code, 'client/integrity.json': listOf(code, proofs) };
  const described: ReleaseManifest = {
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
  for (const [name, text] of Object.entries({ ...files, 'release.json': JSON.stringify(described) })) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), text);
  }
  return {
    dist,
    config: said,
    manifest: described,
    remove: () => rm(dist, { recursive: true, force: true }),
  };
};
