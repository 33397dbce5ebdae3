import type { Verdict } from '../budgets';
import type { Product } from '../product';
import type { MeasuredRoutes } from '../routes';

/** Input of a section of the bench. */
export interface SectionInput {
  readonly product: Product;
  readonly routes: MeasuredRoutes;
  readonly quick: boolean;
}

/** Result of a section: a table for people, verdicts for budgets, and the raw measurements. */
export interface SectionResult {
  readonly title: string;
  readonly table: string;
  /** How it was measured, where the table does not make it clear. */
  readonly note?: string;
  readonly verdicts: readonly Verdict[];
  readonly data: unknown;
}

/** Measures one aspect of the running product. */
export type MeasureSection = (input: SectionInput) => Promise<SectionResult>;
