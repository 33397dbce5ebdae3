import { useEffect, useRef } from 'react';
import { Button, VisuallyHidden } from '@signpost/shared-ui';
import { lineOf } from './line-of';
import type { Region } from './region';
import type { RegionLayout } from './use-regions';
import styles from './panel.module.css';

interface PanelProps extends Omit<RegionLayout, 'boxes'> {
  onClose: () => void;
}

const COLUMNS = ['Region', 'Remote', 'Release', 'If it fails', 'Server', 'Load', 'Hydration'] as const;

const CONSEQUENCES: Readonly<Record<Region['failureClass'], string>> = {
  primary: 'primary: an error page',
  essential: 'essential: tried again in the browser',
  regular: 'regular: left out',
};

const formatMs = (value: number | undefined) =>
  value === undefined ? '–' : `${Math.round(value * 10) / 10} ms`;

const describeSource = (server: PanelProps['server']): string => {
  if (!server) return 'This browser made the page, so the server has no times for it.';
  if (server.cached !== undefined)
    return `The page came from the cache, where it had been for ${Math.round(server.cached / 1_000)} s. Only a page made afresh has times of the server.`;
  return server.total === undefined
    ? 'The page was sent while it was being made, so its total is not known.'
    : `The server made the page in ${formatMs(server.total)}.`;
};

const RegionName = ({ region }: { region: Region }) => {
  const { name, remote, slot, elements, outcome } = region;
  const [first] = elements;
  const label = slot ? `${name}: ${slot}` : name;
  return (
    <>
      {first ? (
        <button
          type="button"
          className={styles.show}
          onClick={() => first.scrollIntoView({ block: 'start' })}
        >
          {label}
          <VisuallyHidden> of {remote}</VisuallyHidden>
        </button>
      ) : (
        label
      )}
      {elements.length > 1 && ` (${elements.length})`}
      {outcome && <span className={styles.outcome}>{outcome}</span>}
    </>
  );
};

const RegionRow = ({ region }: { region: Region }) => (
  <tr data-line={lineOf(region.remote)}>
    <th scope="row">
      <RegionName region={region} />
    </th>
    <td>
      <span className={styles.remote}>{region.remote}</span>
    </td>
    <td>{region.release ? <code>{region.release}</code> : 'with the shell'}</td>
    <td>{CONSEQUENCES[region.failureClass]}</td>
    <td>{formatMs(region.server)}</td>
    <td>{formatMs(region.load)}</td>
    <td>{formatMs(region.hydration)}</td>
  </tr>
);

/** Focuses the heading on mount and restores the earlier focus on unmount. */
const useInitialFocus = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const previousFocus = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () =>
      previousFocus instanceof HTMLElement ? previousFocus.focus({ preventScroll: true }) : undefined;
  }, []);
  return heading;
};

const useCloseOnEscape = (onClose: () => void) => {
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
};

/** The X-ray panel: a table of the page's regions. Escape and its button close it. */
export const Panel = ({ regions, server, onClose }: PanelProps) => {
  const heading = useInitialFocus();
  useCloseOnEscape(onClose);
  return (
    <section aria-labelledby="xray-heading" className={styles.panel}>
      <div className={styles.top}>
        <h2 id="xray-heading" ref={heading} tabIndex={-1}>
          X-ray of this page
        </h2>
        <Button size="small" icon="close" onClick={onClose}>
          Close
        </Button>
        <p>{describeSource(server)} Frame and page hydrate together, a row when it comes into view.</p>
      </div>
      {/* A scrollable region must be focusable from the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-label="Regions of this page" tabIndex={0} className={styles.scroll}>
        <table>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {regions.map((region) => (
              <RegionRow key={region.id} region={region} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
