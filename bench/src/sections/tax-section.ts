import { atMost, BUDGETS } from '../budgets';
import { openLighthouse } from '../measurements/lighthouse';
import type { Product } from '../product';
import { kB, percent, table } from '../report';
import { measureTax, type Sides } from '../measurements/tax';
import type { MeasureSection } from './section';

const bothSides = async (product: Product): Promise<Sides> => ({
  ours: await product.shell('ours'),
  peer: await product.shell('peer'),
});

/** Cost of federation against the same source as one bundle. */
export const taxSection: MeasureSection = async ({ product, routes, quick }) => {
  const cached = await bothSides(product);
  const lighthouse = await openLighthouse();
  try {
    const [rounds, processes] = quick ? [2, 2] : [5, 11];
    const taxes = await measureTax([routes.list, routes.overview], {
      cached,
      startUncached: (side) => product.shell(side, { MICRO_CACHE: 'off' }),
      lighthouse,
      rounds,
      processes,
      seconds: 3,
    });
    return {
      title: 'Federation tax (product against the same source as one bundle)',
      table: table(
        ['route', 'measure', 'product', 'one bundle', 'tax'],
        taxes.flatMap(({ route, bytes, paint, rendering }) => [
          [
            route.name,
            'JS, CSS and HTML, kB',
            kB(bytes.pair.ours),
            kB(bytes.pair.peer),
            percent(bytes.excess),
          ],
          [
            route.name,
            'LCP, ms',
            Math.round(paint.pair.ours),
            Math.round(paint.pair.peer),
            percent(paint.excess),
          ],
          [
            route.name,
            'server rendering, CPU ms a page',
            rendering.pair.ours,
            rendering.pair.peer,
            percent(rendering.excess),
          ],
        ]),
      ),
      note: `Times alternate in ${rounds} rounds: medians, and the tax as the median of the rounds’ ratios. Rendering is compared by processor time, which limits a process’s pages per second and which other programs on the machine affect least, in ${processes} processes of each side.`,
      verdicts: taxes.flatMap(({ route, bytes, paint, rendering }) => [
        atMost(`tax on bytes, ${route.name}`, bytes.excess, BUDGETS.taxBytes, '%'),
        atMost(`tax on LCP, ${route.name}`, paint.excess, BUDGETS.taxPaint, '%'),
        atMost(`tax on server rendering, ${route.name}`, rendering.excess, BUDGETS.taxThroughput, '%'),
      ]),
      data: taxes,
    };
  } finally {
    await lighthouse.close();
    for (const { stop } of [cached.ours, cached.peer]) await stop();
  }
};
