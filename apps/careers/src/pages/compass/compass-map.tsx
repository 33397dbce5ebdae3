import { localAddress } from '@signpost/language/runtime';
import { t } from '@signpost/language';
import type { Directions } from '@signpost/api-client/careers';
import { careerUrl } from '../../components/addresses';
import { payText } from '../../components/pay';
import type { Branch } from './filter';
import { narrowDrawing, wideDrawing, type Drawing } from './layout';
import styles from './compass-map.module.css';

/** Maximum length of a name on the map, in characters; the link has the full name. */
const MAX_LABEL_LENGTH = 34;
const cut = (title: string): string =>
  title.length > MAX_LABEL_LENGTH ? `${title.slice(0, MAX_LABEL_LENGTH - 1)}…` : title;

/**
 * Map of the careers that a start leads to: a line for each category, a stop for each career, larger for higher pay.
 * Every stop is a link. Rendered for wide and for narrow screens; CSS hides one of the two from everyone.
 */
export const CompassMap = ({ start, branches }: { start: Directions; branches: readonly Branch[] }) => (
  <div className={styles.room}>
    <Lines start={start} drawing={wideDrawing(branches)} className={styles.wide} hubSide="middle" />
    <Lines start={start} drawing={narrowDrawing(branches)} className={styles.narrow} hubSide="start" />
  </div>
);

interface LinesProps {
  start: Directions;
  drawing: Drawing;
  className: string | undefined;
  hubSide: 'middle' | 'start';
}

const Lines = ({ start, drawing: { width, height, hub, tracks }, className, hubSide }: LinesProps) => (
  <svg
    className={`${styles.map} ${className}`}
    viewBox={`0 0 ${width} ${height}`}
    role="group"
    aria-label={t('Map of careers from {title}', { title: start.title })}
  >
    {tracks.map(({ title, path }) => (
      <path key={title} d={path} className={styles.track} aria-hidden="true" />
    ))}
    <g aria-hidden="true">
      <circle cx={hub.x} cy={hub.y} r={hubSide === 'middle' ? 20 : 14} className={styles.hub} />
      <text
        x={hubSide === 'middle' ? hub.x : hub.x + 26}
        y={hubSide === 'middle' ? hub.y - 34 : hub.y + 6}
        textAnchor={hubSide}
        className={styles.hubName}
      >
        {start.title}
      </text>
    </g>
    {tracks.map(({ title, titleX, titleY, stops, side }) => {
      const out = side === 'right' ? 1 : -1;
      const anchor = side === 'right' ? 'start' : 'end';
      return (
        <g key={title} role="list" aria-label={title}>
          <text
            x={titleX + 14 * out}
            y={titleY + 5}
            textAnchor={anchor}
            className={styles.branch}
            aria-hidden="true"
          >
            {title}
          </text>
          {stops.map(({ career, x, y, radius }) => (
            <g key={career.id} role="listitem">
              <a
                href={localAddress(careerUrl(career))}
                className={styles.stop}
                aria-label={`${career.title}, ${payText(career)}`}
              >
                <rect x={side === 'right' ? x - 16 : x - 274} y={y - 15} width={290} height={30} rx="4" />
                <circle cx={x} cy={y} r={radius} />
                <text x={x + 20 * out} y={y + 5} textAnchor={anchor}>
                  {cut(career.title)}
                </text>
              </a>
            </g>
          ))}
        </g>
      );
    })}
  </svg>
);
