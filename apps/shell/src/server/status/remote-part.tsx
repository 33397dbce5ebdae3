import { LINES } from '@signpost/federation/contract';
import { Figures, type Figure } from './figures';
import { Errors, WebVitals } from './observed';
import type { Pages } from './pages-of';
import { standingOf, type Standing } from './problems';
import type { RemoteStatus } from './remote-status';
import { countOf, millisecondsOf, momentOf } from './words';

const STANDINGS: Readonly<Record<Standing, string>> = {
  away: 'Does not run',
  behind: 'On another release',
  live: 'Live',
  retired: 'Retired',
};

const since = (iso: string | null) => (iso ? `since ${momentOf(iso)}` : undefined);

/** Who made a release live, from which commit, with which key, and who approved it. */
const originNote = ({
  since: at,
  by,
  commit,
  key,
  approvedBy,
}: NonNullable<RemoteStatus['live']>): string | undefined =>
  [
    since(at),
    by && `by ${by}`,
    commit && `commit ${commit.slice(0, 12)}`,
    key && `key ${key}`,
    approvedBy && `approved by ${approvedBy}`,
  ]
    .filter(Boolean)
    .join(', ') || undefined;

const canaryNote = ({ share, state }: NonNullable<RemoteStatus['canary']>): string => {
  if (!state) return `for ${share} % of visitors, but it does not run here`;
  const { canary, live, browsers } = state;
  const visitors = ({ visitors: all, failedVisitors }: typeof browsers) =>
    `${countOf(failedVisitors)} of ${countOf(all)} visitors`;
  const pages = (tally: typeof canary) =>
    `${visitors(tally)} (${countOf(tally.errors)} of ${countOf(tally.pages)} pages)`;
  const who = state.ejected ? 'ejected' : `for ${share} % of visitors`;
  return `${who}; failed for ${pages(canary)}, the live one for ${pages(live)}; in browsers for ${visitors(browsers)}`;
};

/** Durations of the pages of one owner. */
export const pageFigures = ({ made, failed, p50, p95 }: Pages): Figure[] => [
  { name: 'Pages made', value: countOf(made), note: `${countOf(failed)} failed` },
  { name: 'Half within', value: millisecondsOf(p50) },
  { name: '95 % within', value: millisecondsOf(p95) },
];

/** The status of one remote: live and running releases, failures and page metrics. */
export const RemotePart = ({ remote }: { remote: RemoteStatus }) => {
  const { name, live, running, canary, lastFailure, breaker, pages, settings, slots, errors, vitals } =
    remote;
  const standing = standingOf(remote);
  return (
    <section aria-labelledby={name} data-line={LINES.find((line) => line === name)} className="remote">
      <h3 id={name}>
        {name} <span className={`standing ${standing}`}>{STANDINGS[standing]}</span>
      </h3>
      <Figures
        figures={[
          {
            name: 'Runs here',
            value: <code>{running?.release ?? 'nothing'}</code>,
            note: since(running?.since ?? null),
          },
          {
            name: 'Registry says',
            value: <code>{live?.release ?? 'unknown'}</code>,
            note: live ? originNote(live) : undefined,
          },
          ...(canary
            ? [
                {
                  name: 'Canary',
                  value: <code>{canary.release}</code>,
                  note: canaryNote(canary),
                },
              ]
            : []),
          ...pageFigures(pages),
          {
            name: 'Rows and cards shown',
            value: countOf(slots.shown),
            note: `${countOf(slots.leftOut)} left out, ${countOf(slots.late)} late`,
          },
          ...settings.map((setting) => ({
            name: setting.name,
            value: setting.value,
            note: setting.isChanged ? 'setting, changed in the registry' : 'setting, its default',
          })),
          ...(breaker === 'open'
            ? [{ name: 'Its host', value: 'Left alone', note: 'failed three times in a row' }]
            : []),
        ]}
      />
      {lastFailure && (
        <p className="failure">
          <strong>Last failure</strong>, {momentOf(lastFailure.at)}, release{' '}
          <code>{lastFailure.release}</code>: {lastFailure.reason}
        </p>
      )}
      {errors.length > 0 && <Errors errors={errors} />}
      {vitals.length > 0 && <WebVitals vitals={vitals} />}
    </section>
  );
};
