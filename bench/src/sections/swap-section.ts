import { atMost, BUDGETS } from '../budgets';
import { table } from '../report';
import { median } from '../statistics';
import { measureSwap } from '../measurements/swap';
import type { MeasureSection } from './section';

/** Time until a running shell serves a new release, and the previous one after a rollback; the slowest counts. */
export const swapSection: MeasureSection = async ({ product, routes, quick }) => {
  const times = await measureSwap(product.origin, product.store, routes.list.path, quick ? 1 : 5);
  return {
    title: 'Release (from the registry’s change to the page that shows it, micro-cache on)',
    table: table(
      ['', 'seconds', 'slowest'],
      [
        ['release', median(times.release), Math.max(...times.release)],
        ['roll back', median(times.rollback), Math.max(...times.rollback)],
      ],
    ),
    verdicts: [
      atMost('release seen by a running shell', Math.max(...times.release), BUDGETS.releaseSeconds, 's'),
      atMost('roll-back seen by a running shell', Math.max(...times.rollback), BUDGETS.releaseSeconds, 's'),
    ],
    data: times,
  };
};
