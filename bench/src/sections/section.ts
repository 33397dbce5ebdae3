import type { Verdict } from '../budgets';
import type { Product } from '../product';
import type { MeasuredRoutes } from '../routes';

/** What a section of the bench works with. */
export interface SectionInput {
  readonly product: Product;
  readonly routes: MeasuredRoutes;
  readonly quick: boolean;
}

/** What a section found: for people, for budgets, and as it was measured. */
export interface SectionResult {
  readonly title: string;
  readonly table: string;
  /** How it was measured, where that is not plain from the table. */
  readonly note?: string;
  readonly verdicts: readonly Verdict[];
  readonly data: unknown;
}

/** Measures one thing about the running product. */
export type MeasureSection = (input: SectionInput) => Promise<SectionResult>;
