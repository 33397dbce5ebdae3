import { z } from 'zod';
import { KINDS } from './kinds';
import { textLines } from './page-text';
import type { Tally } from './problems';
import { check, newTally } from './problems';
import type { Site } from './site';

/**
 * What is published of the figures of some pages, by path and kind of figure; several where rows tie. It lets a checkout
 * without the publishers' files check its pages.
 */
export const recordedSchema = z.record(
  z.string(),
  z.record(z.string(), z.array(z.record(z.string(), z.union([z.string(), z.number()])))),
);

type Recorded = z.infer<typeof recordedSchema>;

/** Compares every recorded figure with its page. */
export const checkRecorded = async (site: Site, recorded: Recorded): Promise<Tally> => {
  const tally = newTally();
  for (const [path, figures] of Object.entries(recorded)) {
    const lines = textLines(await site.page(path));
    for (const [name, facts] of Object.entries(figures)) {
      const kind = KINDS.find((one) => one.name === name);
      if (!kind) throw new Error(`No kind of figure is called "${name}"`);
      check(
        tally,
        `${path} ${name}`,
        () => kind.shown(lines),
        () => facts,
      );
    }
  }
  return tally;
};
