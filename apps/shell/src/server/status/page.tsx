import { Figures } from './figures';
import { WebVitals } from './observed';
import { operatorsDocument, type DocumentAssets } from './operators-document';
import { problemsIn } from './problems';
import { pageFigures, RemotePart } from './remote-part';
import type { Status } from './status';
import { countOf, durationOf, megabytesOf, millisecondsOf, momentOf, percentOf } from './words';

interface StatusPageProps extends DocumentAssets {
  readonly status: Status;
}

const Verdict = ({ problems }: { problems: readonly string[] }) =>
  problems.length === 0 ? (
    <p className="verdict well">Everything runs as the registry says.</p>
  ) : (
    <div className="verdict ill">
      <p>{problems.length === 1 ? 'One thing needs a look.' : `${problems.length} things need a look.`}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );

const Whole = ({ status }: { status: Status }) => {
  const { process, backend, registry, cache, renderErrors, contract } = status;
  return (
    <Figures
      figures={[
        {
          name: 'Pages from the cache',
          value: cache.hitRate === null ? 'none yet' : percentOf(cache.hitRate),
          note: `${countOf(cache.hit + cache.stale)} of ${countOf(cache.hit + cache.stale + cache.miss)}`,
        },
        { name: 'Errors while rendering', value: countOf(renderErrors) },
        {
          name: 'Backend',
          value: backend.ready ? 'Ready' : 'Not ready',
          note: `asked in ${millisecondsOf(backend.milliseconds)}`,
        },
        {
          name: 'Registry',
          value: registry.version === null ? 'Cannot be read' : `Version ${registry.version}`,
          note:
            registry.lastFailure &&
            `failed ${momentOf(registry.lastFailure.at)}: ${registry.lastFailure.reason}`,
        },
        { name: 'Contract', value: contract },
        {
          name: 'This process has run',
          value: durationOf(process.uptimeSeconds),
          note: `number ${process.id}, Node ${process.node}`,
        },
        {
          name: 'Memory',
          value: megabytesOf(process.memory.resident),
          note: `of it ${megabytesOf(process.memory.heap)} heap`,
        },
      ]}
    />
  );
};

const Sections = ({ status }: { status: Status }) => (
  <>
    <p className="read">
      Read {momentOf(status.at)}. <a href="/status">Read again</a> or{' '}
      <a href="/status.json">take it as JSON</a>. <a href="/status/data">What the data holds</a>.{' '}
      <a href="/status/feedback">What visitors said</a>.
    </p>
    <Verdict problems={problemsIn(status)} />
    <section aria-labelledby="whole">
      <h2 id="whole">The whole</h2>
      <Whole status={status} />
    </section>
    <section aria-labelledby="remotes">
      <h2 id="remotes">The remotes</h2>
      {status.remotes.map((remote) => (
        <RemotePart key={remote.name} remote={remote} />
      ))}
      <section aria-labelledby="shell" className="remote">
        <h3 id="shell">shell, its own pages</h3>
        <Figures figures={pageFigures(status.shell)} />
        {status.shellVitals.length > 0 && <WebVitals vitals={status.shellVitals} />}
      </section>
    </section>
  </>
);

/** The document of the status page. */
export const statusDocument = ({ status, ...assets }: StatusPageProps): string =>
  operatorsDocument({
    ...assets,
    title: 'Status',
    bar: 'Status, for operators',
    heading: 'How the site is doing',
    children: <Sections status={status} />,
  });
