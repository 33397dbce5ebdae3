import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import type { Candidate } from './candidate';

/** The lowest cascade layer, for style sheets of libraries, which must not override the site's. */
const LIBRARY_LAYER = 'base';

/** At-rules whose names are global to the page. */
const GLOBAL_NAMES = ['keyframes', 'font-face', 'property', 'counter-style'];

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

const layerOf = (node: ChildNode): string | undefined => {
  for (let at = node.parent; at; at = at.parent as typeof at) {
    if (at.type === 'atrule' && (at as AtRule).name === 'layer') return (at as AtRule).params;
  }
  return undefined;
};

/** Whether a rule is top-level: not a keyframe step and not nested in another rule. */
const isTopLevel = ({ parent }: Rule): boolean =>
  parent?.type !== 'rule' && !(parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name));

/** Every selector of a list must be scoped by a class of the remote. */
const unscopedSelectors = (rule: Rule, layer: string, prefix: string): string[] =>
  rule.selectors.filter((selector) => {
    const classes = [...selector.matchAll(CLASS)].map(([, name = '']) => name);
    return layer === LIBRARY_LAYER ? classes.length === 0 : !classes.some((name) => name.startsWith(prefix));
  });

/**
 * Problems in a style sheet of the remote `name` that could affect others: rules outside layers, and
 * selectors and global names without its prefix.
 */
export const cssProblems = (css: string, name: string): readonly string[] => {
  const prefix = `${name}-`;
  const found: string[] = [];
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (!isTopLevel(rule)) return;
    const layer = layerOf(rule);
    if (layer === undefined) found.push(`${rule.selector} is in no layer`);
    else
      found.push(
        ...unscopedSelectors(rule, layer, prefix).map((selector) => `${selector} matches markup of others`),
      );
  });
  root.walkAtRules((rule) => {
    if (rule.name === 'import') found.push(`@import ${rule.params} loads another style sheet`);
    if (GLOBAL_NAMES.includes(rule.name) && !rule.params.replace('--', '').startsWith(prefix)) {
      found.push(`@${rule.name} ${rule.params} is a global name without its prefix`.replace('  ', ' '));
    }
  });
  return found;
};

/** Problems in a release's style sheets: each rule must be in a layer and match only the remote's own markup. */
export const cssInLayers = async ({ dist, config, manifest }: Candidate): Promise<readonly string[]> => {
  const sheets = Object.keys(manifest.files).filter((file) => /^client\/.*\.css$/.test(file));
  const found = await Promise.all(
    sheets.map(async (file) =>
      cssProblems(await readFile(path.join(dist, file), 'utf8'), config.name).map(
        (stray) => `${file}: ${stray}`,
      ),
    ),
  );
  return found.flat();
};
