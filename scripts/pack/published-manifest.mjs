import { readFileSync } from 'node:fs';

const CONTRACT = 'packages/federation/src/contract/version.ts';

/** The version of all published packages: the contract's, so that `^1.5.0` means the same in both places. */
export const contractVersion = () => {
  const [, version] = /'(\d+\.\d+\.\d+)'/.exec(readFileSync(CONTRACT, 'utf8')) ?? [];
  if (!version) throw new Error(`${CONTRACT} has no version that can be read`);
  return version;
};

/** Packages of which a page has one copy, the shell's. */
const PEERS = ['react', 'react-router-dom'];

/** Packages that only the conformance kit needs, which a remote installs for itself. */
const OPTIONAL_PEERS = ['axe-core', 'playwright-core'];

const rangesOf = (dependencies, names) =>
  Object.fromEntries(
    Object.entries(dependencies)
      .filter(([name]) => names.includes(name))
      .map(([name, version]) => [name, version.replace(/^(?=\d)/, '^')]),
  );

const conditions = (file) => {
  if (typeof file !== 'string') {
    return Object.fromEntries(Object.entries(file).map(([name, one]) => [name, conditions(one)]));
  }
  if (!file.startsWith('./src/')) return file;
  const inside = file.slice('./src/'.length);
  if (inside.endsWith('.d.ts')) return `./dist/types/${inside}`;
  const compiled = inside.replace(/\.tsx?$/, '.js');
  if (compiled === inside) return `./dist/esm/${inside}`;
  return {
    types: `./dist/types/${inside.replace(/\.tsx?$/, '.d.ts')}`,
    require: `./dist/cjs/${compiled}`,
    default: `./dist/esm/${compiled}`,
  };
};

/** The `package.json` of the published form of a package of this repository. */
export const publishedManifest = ({ devDependencies = {}, dependencies = {}, exports, ...rest }) => {
  const optional = rangesOf(devDependencies, OPTIONAL_PEERS);
  const { private: isPrivate, peerDependencies = {}, peerDependenciesMeta = {}, ...kept } = rest;
  if (!isPrivate) throw new Error(`${rest.name} would be published from its sources`);
  return {
    ...kept,
    version: contractVersion(),
    exports: Object.fromEntries(Object.entries(exports).map(([name, file]) => [name, conditions(file)])),
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => !PEERS.includes(name))),
    peerDependencies: { ...peerDependencies, ...rangesOf(dependencies, PEERS), ...optional },
    peerDependenciesMeta: {
      ...peerDependenciesMeta,
      ...Object.fromEntries(Object.keys(optional).map((name) => [name, { optional: true }])),
    },
  };
};
