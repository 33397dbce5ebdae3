import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from '@signpost/shared-ui';
import { Figures } from './figures';
import { problemsIn } from './problems';
import { pageFigures, RemotePart } from './remote-part';
import type { Status } from './status';
import { STYLE } from './style';
import { countOf, durationOf, megabytesOf, millisecondsOf, momentOf, percentOf } from './words';

interface StatusPageProps {
  status: Status;
  /** Addresses of the site's style sheets. */
  css: readonly string[];
  icon: string;
  nonce: string;
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

const StatusPage = ({ status, css, icon, nonce }: StatusPageProps) => (
  <html lang="en-GB">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Status · Signpost</title>
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href={icon} type="image/svg+xml" />
      {css.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: STYLE }} />
    </head>
    <body>
      <header className="bar">
        <a href="/">
          <Logo className="logo" />
        </a>
        <p>Status, for operators</p>
      </header>
      <main>
        <h1>How the site is doing</h1>
        <p className="read">
          Read {momentOf(status.at)}. <a href="/status">Read again</a> or{' '}
          <a href="/status.json">take it as JSON</a>. <a href="/status/data">What the data holds</a>.
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
          </section>
        </section>
      </main>
    </body>
  </html>
);

/** The document of the status page. It runs no script; its own style needs the nonce. */
export const statusDocument = (props: StatusPageProps): string =>
  `<!doctype html>${renderToStaticMarkup(<StatusPage {...props} />)}`;
