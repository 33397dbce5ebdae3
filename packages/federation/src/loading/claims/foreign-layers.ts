import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { VerifiedRelease } from '../cache/release-cache';
import { RefusedClaims } from './refused-claims';

/** What is no rule: comments and texts, which can contain the words below. */
const COMMENTS_AND_TEXTS = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g;

/** The beginning of a layer or the list of layers in a statement, and the braces of other rules. */
const PARTS = /@layer\b([^{};]*)([{;])|[{}]/g;

/** The full names of the cascade layers in a style sheet, such as `unis.late`; those without a name are left out. */
export const layersIn = (css: string): readonly string[] => {
  const found = new Set<string>();
  const open: string[] = [];
  for (const [text, names, end] of css.replaceAll(COMMENTS_AND_TEXTS, '').matchAll(PARTS)) {
    if (text === '}') open.pop();
    else if (names === undefined) open.push('');
    else {
      const outer = open.filter(Boolean);
      const full = names.split(',').map((name) => [...outer, name.trim()].filter(Boolean).join('.'));
      for (const name of full.filter(Boolean)) found.add(name);
      if (end === '{') open.push(names.trim());
    }
  }
  return [...found];
};

/** The remote that has a layer, by the first part of its name. */
const ownerOf = (layer: string): string => layer.split('.')[0] ?? layer;

/**
 * Throws when a style sheet of a release has a cascade layer of one of `others`, the other remotes of the site. A style
 * sheet cannot be served without a part of it, because its hash is the release's, so the release is not run.
 */
export const expectOwnLayers = async (
  { folder, manifest }: VerifiedRelease,
  others: readonly string[],
): Promise<void> => {
  const sheets = Object.keys(manifest.files).filter((file) => /^client\/.*\.css$/.test(file));
  const texts = await Promise.all(sheets.map((file) => readFile(path.join(folder, file), 'utf8')));
  const foreign = [...new Set(texts.flatMap(layersIn))].filter((layer) => others.includes(ownerOf(layer)));
  if (foreign.length === 0) return;
  throw new RefusedClaims(
    foreign.map((layer) => ({
      reason: `the layer ${layer} belongs to ${ownerOf(layer)}`,
      owner: ownerOf(layer),
    })),
  );
};
