import type { KeyFact } from '@signpost/api-client/key-facts';
import type { ComparedGroup } from '@signpost/shared-ui';
import { entryGroup } from './getting-in';
import { outcomesGroup, payGroup } from './outcomes';
import type { Way } from './ways';
import { descriptionGroup } from './what-it-is';

/** Rows of degrees and apprenticeships in one table, what decides first; each kind has its own text where the other has no value. */
export const studyGroups = (
  ways: readonly Way[],
  facts: readonly KeyFact[],
  ownPoints: number,
): ComparedGroup[] => [
  entryGroup(ways, ownPoints),
  payGroup(ways, facts),
  outcomesGroup(ways),
  descriptionGroup(ways),
];
