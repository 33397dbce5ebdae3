import type { Result } from 'lighthouse';
import { chromiumPath, CHROMIUM_FLAGS } from '../machine';
import type { MeasuredRoute } from '../routes';

/** Lighthouse results of a page: scores out of 100, times in milliseconds. */
export interface LighthouseScores {
  readonly route: MeasuredRoute;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Whether the page asks search engines not to index it, which makes the SEO score meaningless. */
  readonly noindex: boolean;
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly blocking: number;
  /**
   * Lighthouse's benchmark index of this machine during the run: 1,500 and more is a fast desktop, below
   * 1,000 scores fall.
   */
  readonly machine: number;
  /** Titles of the audits that lost points. */
  readonly complaints: readonly string[];
}

const score = ({ categories }: Result, name: string): number =>
  Math.round((categories[name]?.score ?? Number.NaN) * 100);

const value = ({ audits }: Result, name: string): number => audits[name]?.numericValue ?? Number.NaN;

const complaintsOf = ({ audits, categories }: Result): string[] =>
  Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      return audit && weight > 0 && audit.score !== null && audit.score < 0.9
        ? [`${category}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`]
        : [];
    }),
  );

/** A browser shared by several Lighthouse runs. */
export interface Lighthouse {
  /** Runs the mobile preset on a page. Throws when Lighthouse cannot load it. */
  run(origin: string, route: MeasuredRoute): Promise<LighthouseScores>;
  close(): Promise<void>;
}

/** Starts the browser that Lighthouse controls. */
export const openLighthouse = async (): Promise<Lighthouse> => {
  // Both are published only as ES modules.
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    import('lighthouse'),
    import('chrome-launcher'),
  ]);
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: CHROMIUM_FLAGS,
    logLevel: 'silent',
  });
  return {
    async run(origin, route) {
      const url = new URL(route.path, origin).href;
      const load = async () =>
        (await lighthouse(url, { port: chrome.port, logLevel: 'silent', output: 'json' }))?.lhr;
      // On a busy machine Lighthouse sometimes misses the start of the page (NO_NAVSTART), so it is retried.
      const first = await load();
      const report = first?.runtimeError ? await load() : first;
      if (!report || report.runtimeError) {
        throw new Error(`Lighthouse could not load ${url}: ${report?.runtimeError?.message ?? 'no report'}`);
      }
      return {
        route,
        performance: score(report, 'performance'),
        accessibility: score(report, 'accessibility'),
        bestPractices: score(report, 'best-practices'),
        seo: score(report, 'seo'),
        noindex: report.audits['is-crawlable']?.score === 0,
        largestPaint: value(report, 'largest-contentful-paint'),
        layoutShift: value(report, 'cumulative-layout-shift'),
        blocking: value(report, 'total-blocking-time'),
        machine: report.environment.benchmarkIndex,
        complaints: complaintsOf(report),
      };
    },
    close: async () => chrome.kill(),
  };
};
