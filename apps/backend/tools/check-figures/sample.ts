import type { Kind, Sources } from './kinds';
import { kindsOf } from './kinds';
import type { Tally } from './problems';
import { newTally } from './problems';
import { shuffled } from './random';

/** Maximum number of consecutive pages without a kind of figure before the next kind is tried. */
const MAX_TRIES = 400;

/**
 * Compares figures selected by the seed with their rows, cycling through the kinds, until `count` are shown. A page
 * that lacks the selected kind must lack it in the files too, and another page is selected.
 */
export const checkSample = async (
  sources: Sources,
  {
    count,
    random,
    paths,
  }: { count: number; random: () => number; paths: Record<Kind['pages'], readonly string[]> },
): Promise<Map<string, Tally>> => {
  const kinds = kindsOf(sources).map((kind) => ({
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
        if (await kind.compare(tally, path)) break;
      }
    }
  }
  return new Map(kinds.map(({ kind, tally }) => [kind.name, tally]));
};
