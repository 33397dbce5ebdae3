import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import type { Candidate } from './candidate';

/** The layer below all of the site's own: style sheets of libraries stand there, and override nothing. */
const LIBRARIES = 'base';

/** What has a name for the whole page, whoever says it. */
const NAMED_FOR_ALL = ['keyframes', 'font-face', 'property', 'counter-style'];

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

const layerOf = (node: ChildNode): string | undefined => {
  for (let at = node.parent; at; at = at.parent as typeof at) {
    if (at.type === 'atrule' && (at as AtRule).name === 'layer') return (at as AtRule).params;
  }
  return undefined;
};

/** Whether a rule stands for itself: the steps of an animation do not, nor does what is nested in another rule. */
const standsAlone = ({ parent }: Rule): boolean =>
  parent?.type !== 'rule' && !(parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name));

/** Every selector of a list must be held to markup of the remote's own by a class. */
const strays = (rule: Rule, layer: string, prefix: string): string[] =>
  rule.selectors.filter((selector) => {
    const classes = [...selector.matchAll(CLASS)].map(([, name = '']) => name);
    return layer === LIBRARIES ? classes.length === 0 : !classes.some((name) => name.startsWith(prefix));
  });

/** What in a style sheet of the remote `name` could reach others: rules in no layer, selectors and names not its own. */
export const straysOf = (css: string, name: string): readonly string[] => {
  const prefix = `${name}-`;
  const found: string[] = [];
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (!standsAlone(rule)) return;
    const layer = layerOf(rule);
    if (layer === undefined) found.push(`${rule.selector} is in no layer`);
    else found.push(...strays(rule, layer, prefix).map((selector) => `${selector} reaches what others draw`));
  });
  root.walkAtRules((rule) => {
    if (rule.name === 'import') found.push(`@import ${rule.params} asks for another style sheet`);
    if (NAMED_FOR_ALL.includes(rule.name) && !rule.params.replace('--', '').startsWith(prefix)) {
      found.push(`@${rule.name} ${rule.params} is a name for the whole page`.replace('  ', ' '));
    }
  });
  return found;
};

/** What in a release's style sheets could change pages of others: each rule must stand in a layer and reach only its own. */
export const cssInLayers = async ({ dist, config, manifest }: Candidate): Promise<readonly string[]> => {
  const sheets = Object.keys(manifest.files).filter((file) => /^client\/.*\.css$/.test(file));
  const found = await Promise.all(
    sheets.map(async (file) =>
      straysOf(await readFile(path.join(dist, file), 'utf8'), config.name).map(
        (stray) => `${file}: ${stray}`,
      ),
    ),
  );
  return found.flat();
};
