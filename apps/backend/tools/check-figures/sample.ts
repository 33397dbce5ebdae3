import type { Facts } from './compare';
import type { Kind, Sources } from './kinds';
import { KINDS } from './kinds';
import { textLines } from './page-text';
import type { Tally } from './problems';
import { check, newTally } from './problems';
import { shuffled } from './random';

/** Maximum number of consecutive pages without a kind of figure before the next kind is tried. */
const MAX_TRIES = 400;

/**
 * Compares figures selected by the seed with their rows, cycling through the kinds, until `count` are shown. A page
 * that lacks the selected kind must lack it in the files too, and another page is selected. `onPublished` is passed what is
 * published of each.
 */
export const checkSample = async (
  sources: Sources,
  {
    count,
    random,
    paths,
    onPublished,
  }: {
    count: number;
    random: () => number;
    paths: Record<Kind['pages'], readonly string[]>;
    onPublished: (path: string, kind: string, facts: readonly Facts[]) => void;
  },
): Promise<Map<string, Tally>> => {
  const { site, files } = sources;
  const compare = async ({ name, shown, published }: Kind, tally: Tally, path: string) => {
    const lines = textLines(await site.page(path));
    const facts = await published(sources, path, () => shown(lines)).catch((error: Error) => error);
    return check(
      tally,
      `${path} ${name}`,
      () => shown(lines),
      () => {
        if (facts instanceof Error) throw facts;
        onPublished(path, name, facts);
        return facts;
      },
    );
  };
  const available = KINDS.filter(({ part }) => part === undefined || files.isAvailable(part));
  const kinds = available.map((kind) => ({
    kind,
    rest: shuffled(paths[kind.pages], random),
    tally: newTally(),
  }));
  const shown = () => kinds.reduce((sum, { tally }) => sum + tally.shown, 0);
  for (let isAnyLeft = true; isAnyLeft && shown() < count;) {
    isAnyLeft = false;
    for (const { kind, rest, tally } of kinds) {
      if (shown() >= count) break;
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const path = rest.pop();
        if (path === undefined) break;
        isAnyLeft = true;
        if (await compare(kind, tally, path)) break;
      }
    }
  }
  return new Map(kinds.map(({ kind, tally }) => [kind.name, tally]));
};
