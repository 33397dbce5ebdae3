import { compareWithTwin, type PairedLoadOptions } from './paired-load';
import type { Probe } from './probes/page-probes';
import type { ProbeResult, StageResult, ScenarioResult } from './results';
import type { Scenario, Stage } from './scenario';
import type { ChaosSite } from './site/site';
import { until } from './site/until';

const runProbe = async (
  site: ChaosSite,
  { place, class: failureClass, expected, run: probe }: Probe,
): Promise<ProbeResult> => {
  const seen = await probe(site).catch((error: unknown) => `probe failed: ${String(error)}`);
  return { place, class: failureClass, expected, seen };
};

const runProbes = (site: ChaosSite, probes: readonly Probe[]) =>
  Promise.all(probes.map((probe) => runProbe(site, probe)));

const isAsExpected = ({ expected, seen }: ProbeResult) => expected === seen;

/** Milliseconds in which a scenario recovers. */
const RECOVERY_TIMEOUT_MS = 40_000;

/** Runs one stage: its probes, and the load on the rest meanwhile. */
const runStage = async (
  site: ChaosSite,
  { when, begin, probes }: Stage,
  rest: PairedLoadOptions,
): Promise<StageResult> => {
  const injectionError = await begin(site).catch((error: unknown) => error ?? 'unknown error');
  const injection = { place: 'the fault', class: 'primary', expected: 'active' } as const;
  const [seen, met] = await Promise.all([runProbes(site, probes), compareWithTwin(site, rest)]);
  return {
    when,
    seen: injectionError ? [{ ...injection, seen: String(injectionError) }, ...seen] : seen,
    ...met,
  };
};

/**
 * Runs a scenario under load: the probes and the load on the rest of the site during each stage, and the time
 * until full recovery. `rate` is in requests per second to the rest of the site. Failures are reported in the
 * result, not thrown.
 */
export const runScenario = async (
  site: ChaosSite,
  scenario: Scenario,
  rate: number,
): Promise<ScenarioResult> => {
  const { subject, fault, recoveryTimeoutMs = RECOVERY_TIMEOUT_MS } = scenario;
  const stages: StageResult[] = [];
  const rest = { paths: scenario.unaffectedPages, rate };
  for (const stage of scenario.stages) stages.push(await runStage(site, stage, rest));
  const hasRecovered = async () => (await runProbes(site, scenario.recoveryProbes)).every(isAsExpected);
  const recovery = await scenario
    .end(site)
    .then(() => until(`${subject} recovers from ${fault}`, hasRecovered, recoveryTimeoutMs))
    .catch(() => null);
  // Restarts shells that did not recover, so that one fault does not affect the next measurement.
  if (recovery === null) for (const shell of site.shells) await shell.restart();
  const fine = recovery !== null && stages.every(({ seen, level }) => level && seen.every(isAsExpected));
  return { subject, fault, at: new Date().toISOString(), rate, stages, recovery, fine };
};
