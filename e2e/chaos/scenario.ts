import type { Look } from './looks/page-looks';
import type { ChaosSite } from './site/site';

/** One turn that a trouble takes: what brings it about, and what is to be seen then. */
export interface Stage {
  readonly when: string;
  /** Resolves when the trouble is there. */
  begin(site: ChaosSite): Promise<void>;
  readonly looks: readonly Look[];
}

/** One trouble with one part of the product, from its beginning to its end. */
export interface Scenario {
  readonly subject: string;
  readonly fault: string;
  /** Pages that must not feel it. */
  readonly others: readonly string[];
  readonly stages: readonly Stage[];
  /** Ends the trouble. */
  end(site: ChaosSite): Promise<void>;
  /** What is to be seen again by itself. */
  readonly well: readonly Look[];
}
