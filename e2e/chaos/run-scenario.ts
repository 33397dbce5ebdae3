import { load } from './load';
import { isLevel } from './pace';
import type { Look } from './looks/page-looks';
import type { Seen, StageResult, ScenarioResult } from './results';
import type { Scenario, Stage } from './scenario';
import type { ChaosSite } from './site/site';
import { until } from './site/until';

/** Chance shows in one window of the load; a trouble that is felt shows in all three. */
const WINDOWS = 3;

const see = async (
  site: ChaosSite,
  { place, class: failureClass, expected, see: look }: Look,
): Promise<Seen> => {
  const seen = await look(site).catch((error: unknown) => `nothing: ${String(error)}`);
  return { place, class: failureClass, expected, seen };
};

const seeAll = (site: ChaosSite, looks: readonly Look[]) => Promise.all(looks.map((look) => see(site, look)));

const isAsExpected = ({ expected, seen }: Seen) => expected === seen;

/** The pages of the rest of the site, and how often a second they are asked for. */
interface Rest {
  readonly paths: readonly string[];
  readonly rate: number;
}

/** What the rest of the site and its twin meet at the same time. */
const pace = async ({ url, twin }: ChaosSite, { paths, rate }: Rest) => {
  const [troubled, untroubled] = await Promise.all([load(url, paths, { rate }), load(twin, paths, { rate })]);
  const level = troubled.failed === 0 && isLevel(troubled.p95, untroubled.p95);
  return { rest: troubled, twin: untroubled, level };
};

/** The same, until the two are level or the windows are used up. */
const paceWithPatience = async (site: ChaosSite, rest: Rest) => {
  let met = await pace(site, rest);
  for (let window = 1; window < WINDOWS && !met.level; window += 1) met = await pace(site, rest);
  return met;
};

/** One stage: what is to be seen while it lasts, and how the rest does meanwhile. */
const runStage = async (site: ChaosSite, { when, begin, looks }: Stage, rest: Rest): Promise<StageResult> => {
  const begun = await begin(site).catch((error: unknown) => error ?? 'for no reason');
  const trouble = { place: 'the trouble', class: 'primary', expected: 'there' } as const;
  const [seen, met] = await Promise.all([seeAll(site, looks), paceWithPatience(site, rest)]);
  return { when, seen: begun ? [{ ...trouble, seen: String(begun) }, ...seen] : seen, ...met };
};

/**
 * Runs a scenario under load: what is to be seen and how the rest of the site does during each stage, and how long it
 * takes until all is well again. `rate` is of requests a second to the rest of the site. Never throws for what it finds: that is in the result.
 */
export const runScenario = async (
  site: ChaosSite,
  scenario: Scenario,
  rate: number,
): Promise<ScenarioResult> => {
  const { subject, fault } = scenario;
  const stages: StageResult[] = [];
  const rest = { paths: scenario.others, rate };
  for (const stage of scenario.stages) stages.push(await runStage(site, stage, rest));
  const isWell = async () => (await seeAll(site, scenario.well)).every(isAsExpected);
  const recovery = await scenario
    .end(site)
    .then(() => until(`${subject} is well after ${fault}`, isWell, 40_000))
    .catch(() => null);
  // What one trouble left behind must not be measured as part of the next.
  if (recovery === null) for (const shell of site.shells) await shell.restart();
  const fine = recovery !== null && stages.every(({ seen, level }) => level && seen.every(isAsExpected));
  return { subject, fault, at: new Date().toISOString(), rate, stages, recovery, fine };
};
