/** The measurable performance budgets of the design. */
export const BUDGETS = {
  firstLoadScript: 156_000,
  remoteScript: 20_000,
  embeddedShared: 25_000,
  embeddedStandalone: 90_000,
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  layoutShift: 0.02,
  taxBytes: 0.15,
  taxPaint: 0.15,
  taxThroughput: 0.05,
  releaseSeconds: 2,
  secondStartSeconds: 10,
  listSeconds: 0.025,
  searchSeconds: 0.01,
  rightInThree: 0.95,
  rightFirst: 0.85,
  gain: 0.9,
  backendReadySeconds: 5,
  timesBesideCostly: 1.5,
  failedRequests: 0,
  answeredPresses: 0.95,
  laterPressMs: 100,
} as const;

/** One measured figure and its budget. */
export interface Verdict {
  readonly budget: string;
  readonly measured: number;
  readonly limit: number;
  /** `most`: the figure may not be above the limit; `least`: not below it. */
  readonly bound: 'most' | 'least';
  /** Unit of figure and limit, for instance kB or per cent. */
  readonly unit: Unit;
}

type Unit = 'kB' | '%' | 's' | '×' | '';

/** Whether a figure is within its budget. NaN fails. */
export const passes = ({ measured, limit, bound }: Verdict): boolean =>
  bound === 'most' ? measured <= limit : measured >= limit;

/** A figure with an upper limit. */
export const atMost = (budget: string, measured: number, limit: number, unit: Unit = ''): Verdict => ({
  budget,
  measured,
  limit,
  bound: 'most',
  unit,
});

/** A figure with a lower limit. */
export const atLeast = (budget: string, measured: number, limit: number, unit: Unit = ''): Verdict => ({
  budget,
  measured,
  limit,
  bound: 'least',
  unit,
});

const formatFigure = (value: number, unit: Unit): string => {
  switch (unit) {
    case 'kB':
      return `${(value / 1000).toFixed(1)} kB`;
    case '%':
      return `${(value * 100).toFixed(1)} %`;
    case 's':
      return `${value < 0.1 ? value.toFixed(4) : value.toFixed(2)} s`;
    case '×':
      return `${value.toFixed(1)} ×`;
    case '':
      return `${Math.round(value * 1000) / 1000}`;
  }
};

/** Formats a verdict as a row of the report. */
export const verdictRow = (verdict: Verdict): string[] => [
  passes(verdict) ? 'PASS' : 'FAIL',
  verdict.budget,
  formatFigure(verdict.measured, verdict.unit),
  `${verdict.bound === 'most' ? '≤' : '≥'} ${formatFigure(verdict.limit, verdict.unit)}`,
];
