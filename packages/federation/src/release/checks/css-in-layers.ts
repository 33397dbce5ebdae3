import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import type { Candidate } from './candidate';
import { isOfLibrary, isScoped, type ClassOwners } from './scoped-selector';
import { sourcesOf, type LocateSource } from './source-location';

/** The lowest cascade layer of a remote, for style sheets of libraries, which must not override the site's. */
const LIBRARY_LAYER = 'base';

/** The site's layers that a remote may add to; others are the shell's, or those of a remote begin with its name. */
const SHARED_LAYERS = [LIBRARY_LAYER, 'components', 'pages'];

/** At-rules whose names are global to the page. */
const GLOBAL_NAMES = ['keyframes', 'font-face', 'property', 'counter-style'];

/** What class names of the shell begin with. */
const SHELL = 'shell';

/** The full name of the layer that a node is in; undefined outside of all layers. */
const layerOf = (node: ChildNode): string | undefined => {
  const names: string[] = [];
  for (let at = node.parent; at; at = at.parent as typeof at) {
    if (at.type === 'atrule' && (at as AtRule).name === 'layer') names.unshift((at as AtRule).params);
  }
  return names.length > 0 ? names.join('.') : undefined;
};

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);

/** The selectors of a rule, with those of the rules around it where it is nested. */
const selectorsOf = (rule: Rule): readonly string[] => {
  let outer = rule.parent;
  while (outer && outer.type !== 'rule') outer = outer.parent as typeof outer;
  if (!outer) return rule.selectors;
  return selectorsOf(outer as Rule).flatMap((parent) =>
    rule.selectors.map((own) => (own.includes('&') ? own.replaceAll('&', parent) : `${parent} ${own}`)),
  );
};

const ruleProblems = (rule: Rule, name: string, owners: ClassOwners): readonly string[] => {
  const layer = layerOf(rule);
  if (layer === undefined) return [`${rule.selector} is in no layer`];
  if (!SHARED_LAYERS.includes(layer) && !layer.startsWith(`${name}.`)) {
    return [`${rule.selector} is in the layer "${layer}", which is not its own`];
  }
  const isAllowed = layer === LIBRARY_LAYER ? isOfLibrary : isScoped;
  return selectorsOf(rule)
    .filter((selector) => !isAllowed(selector, owners))
    .map((selector) => `${selector} matches markup of others`);
};

const atRuleProblem = ({ name: kind, params, nodes }: AtRule, prefix: string): string | undefined => {
  if (kind === 'import') return `@import ${params} loads another style sheet`;
  if (kind === 'layer' && !nodes) return `@layer ${params} changes the order of the site's layers`;
  return GLOBAL_NAMES.includes(kind) && !params.replace('--', '').startsWith(prefix)
    ? `@${kind} ${params} is a global name without its prefix`.replace('  ', ' ')
    : undefined;
};

const sourceOf = ({ source }: ChildNode, locate: LocateSource | undefined): string => {
  const place = source?.start && locate?.(source.start.line, source.start.column);
  return place ? ` (${place})` : '';
};

/**
 * Problems in a style sheet of the remote `name` that could affect others: rules outside of its layers, statements about
 * layers, and selectors and global names without its prefix. `others` are the names of the other remotes; `locate` finds
 * the sources of the style sheet, which follow the problems.
 */
export const cssProblems = (
  css: string,
  name: string,
  others: readonly string[] = [],
  locate?: LocateSource,
): readonly string[] => {
  const prefix = `${name}-`;
  const foreign = [SHELL, ...others].filter((other) => other !== name).map((other) => `${other}-`);
  const owners = {
    isOwn: (one: string) => one.startsWith(prefix),
    isForeign: (one: string) => foreign.some((other) => one.startsWith(other)),
  };
  const found: string[] = [];
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const problems = ruleProblems(rule, name, owners);
    found.push(...problems.map((problem) => problem + sourceOf(rule, locate)));
  });
  root.walkAtRules((rule) => {
    const problem = atRuleProblem(rule, prefix);
    if (problem !== undefined) found.push(problem + sourceOf(rule, locate));
  });
  return found;
};

/** Problems in a release's style sheets: each rule must be in a layer and match only the remote's own markup. */
export const cssInLayers = async (
  { dist, config, manifest }: Candidate,
  others: readonly string[],
): Promise<readonly string[]> => {
  const sheets = Object.keys(manifest.files).filter((file) => /^client\/.*\.css$/.test(file));
  const found = await Promise.all(
    sheets.map(async (file) =>
      cssProblems(
        await readFile(path.join(dist, file), 'utf8'),
        config.name,
        others,
        sourcesOf(dist, file),
      ).map((stray) => `${file}: ${stray}`),
    ),
  );
  return found.flat();
};
