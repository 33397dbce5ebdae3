import type { ComparedGroup } from '@signpost/shared-ui';
import { gettingIn } from './getting-in';
import { afterwards, money } from './outcomes';
import type { Way } from './ways';
import { whatItIs } from './what-it-is';

/** The facts of degrees and apprenticeships in one table; what only one of them has is said in the other's own words. */
export const studyGroups = (ways: readonly Way[]): ComparedGroup[] => [
  whatItIs(ways),
  gettingIn(ways),
  money(ways),
  afterwards(ways),
];
