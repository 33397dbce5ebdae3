import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atMost, BUDGETS } from '../budgets';
import { table } from '../report';
import { measureSecondStart } from '../measurements/start';
import type { MeasureSection } from './section';

/** Duration of a second `npm start`. A first start needs a clean clone: see the README. */
export const startSection: MeasureSection = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'signpost-start-'));
  try {
    const seconds = await measureSecondStart(folder);
    return {
      title: 'Start',
      table: table(['', 'seconds'], [['npm start, second time', seconds]]),
      verdicts: [atMost('second start', seconds, BUDGETS.secondStartSeconds, 's')],
      data: { seconds },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
