import type { Probe } from './probes/page-probes';
import type { ChaosSite } from './site/site';

/** One stage of a fault: how it is injected, and what the probes must find. */
export interface Stage {
  readonly when: string;
  /** Resolves when the fault is active. */
  begin(site: ChaosSite): Promise<void>;
  readonly probes: readonly Probe[];
}

/** One fault in one part of the product, from injection to removal. */
export interface Scenario {
  readonly subject: string;
  readonly fault: string;
  /** Pages that must not be affected. */
  readonly unaffectedPages: readonly string[];
  readonly stages: readonly Stage[];
  /** Removes the fault. */
  end(site: ChaosSite): Promise<void>;
  /** Probes that must succeed again without intervention. */
  readonly recoveryProbes: readonly Probe[];
  /** Milliseconds in which they must, where it is not 40 seconds. */
  readonly recoveryTimeoutMs?: number;
}
