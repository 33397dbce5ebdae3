import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PROVENANCE_FILE } from '../../build/provenance';
import { sha256 } from '../../registry/sha256';
import { embedClaim, embeddedFiles, type ReleaseManifest } from '../../registry';
import type { Candidate } from './candidate';

/** Files that describe the release, which the manifest does not list. */
const DESCRIPTIONS = ['release.json', PROVENANCE_FILE];

const isEqual = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

const configurationProblems = ({ config, manifest }: Candidate): string[] => [
  ...(manifest.name === config.name ? [] : [`the manifest is of ${manifest.name}`]),
  ...(manifest.contract === config.contract
    ? []
    : [`the manifest asks for contract ${manifest.contract}, the configuration for ${config.contract}`]),
  ...(isEqual(manifest.paths, config.paths) ? [] : ['the manifest owns other paths than the configuration']),
  ...(isEqual(manifest.slots, config.slots) ? [] : ['the manifest fills other slots than the configuration']),
  ...(JSON.stringify(manifest.hosts) === JSON.stringify(config.hosts)
    ? []
    : ['the manifest has other slots in its own pages than the configuration']),
  ...(isEqual(manifest.names ?? [], config.names ?? [])
    ? []
    : ['the manifest has other names than the configuration']),
  ...(JSON.stringify(manifest.nav) === JSON.stringify(config.nav)
    ? []
    : ['the manifest has other links than the configuration']),
  ...(JSON.stringify(manifest.settings) === JSON.stringify(config.settings)
    ? []
    : ['the manifest has other settings than the configuration']),
];

/** Files for other sites and their names, of which each needs the other. */
const embedProblems = ({ manifest: { files, names = [] } }: Candidate): string[] => {
  const embedded = embeddedFiles(files).map(embedClaim);
  return [
    ...embedded
      .filter((claim) => !names.includes(claim))
      .map((claim) => `${claim} is a file for other sites and not in names`),
    ...names
      .filter((name) => name.startsWith(embedClaim('')) && !embedded.includes(name))
      .map((name) => `${name} is in names and there is no such file`),
  ];
};

const clientFiles = ({ entry, remote, chunks }: ReleaseManifest['client']): string[] => [
  entry,
  ...[remote, ...Object.values(chunks)].flatMap(({ js, css }) => [...js, ...css]),
];

const loadedFiles = ({ manifest: { client, server, translations = {} } }: Candidate): string[] => [
  server.entry,
  ...[client, ...Object.values(translations).map((translation) => translation.client)].flatMap(clientFiles),
];

const fileProblems = async ({ dist, manifest }: Candidate, file: string): Promise<string[]> => {
  const bytes = await readFile(path.join(dist, file)).catch(() => undefined);
  if (!bytes) return [`${file} is described and not there`];
  const known = manifest.files[file];
  return known?.sha256 === sha256(bytes) && known.bytes === bytes.length
    ? []
    : [`${file} is not the file that is described`];
};

/**
 * Returns the errors in a release's manifest: it must repeat the remote's configuration, describe every file by its size
 * and SHA-256, and contain all files that pages load.
 */
export const accurateManifest = async (built: Candidate): Promise<readonly string[]> => {
  const described = Object.keys(built.manifest.files);
  const entries = await readdir(built.dist, { recursive: true, withFileTypes: true });
  const present = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(built.dist, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'));
  const wrong = await Promise.all(described.map((file) => fileProblems(built, file)));
  return [
    ...configurationProblems(built),
    ...embedProblems(built),
    ...wrong.flat(),
    ...present
      .filter((file) => !DESCRIPTIONS.includes(file) && !described.includes(file))
      .map((file) => `${file} is there and not described`),
    ...[...new Set(loadedFiles(built))]
      .filter((file) => !described.includes(file))
      .map((file) => `${file} is loaded and not described`),
  ];
};
