import { ChartFrame, type ChartText } from './chart-frame';
import { Legend, Mark, seriesLook } from './legend';
import legend from './legend.module.css';
import styles from './radar-chart.module.css';
import { round } from './scale';

export interface RadarSeries {
  name: string;
  /** One for each axis, from 0 to `max`. */
  values: readonly number[];
}

export interface RadarChartProps extends ChartText {
  /** Header of the axes: "Trait". */
  first: string;
  /** Three or more, clockwise from the top. */
  axes: readonly string[];
  /** At most two can be distinguished; the first is the one the page is about. */
  series: readonly RadarSeries[];
  max: number;
  format: (value: number) => string;
}

/** Wide enough for a label of thirteen letters on either side. */
const MIDDLE = { x: 192, y: 125 };
const RADIUS = 92;
const RINGS = [0.25, 0.5, 0.75, 1];

const onSpoke = (index: number, count: number, share: number) => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return {
    x: round(MIDDLE.x + Math.cos(angle) * RADIUS * share),
    y: round(MIDDLE.y + Math.sin(angle) * RADIUS * share),
  };
};
const corners = (shares: readonly number[]) =>
  shares.map((share, index) => onSpoke(index, shares.length, share));
const written = (shares: readonly number[]) =>
  corners(shares)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
const anchor = (x: number) => (Math.abs(x - MIDDLE.x) < 2 ? 'middle' : x > MIDDLE.x ? 'start' : 'end');

/** A profile over several traits as a radar shape. Plain SVG; the same figures are in its table. */
export const RadarChart = ({ axes, series, max, first, format, ...text }: RadarChartProps) => {
  const shapes = series.map(({ name, values }) => ({
    name,
    shares: axes.map((_, index) => Math.min(1, Math.max(0, (values[index] ?? 0) / max))),
  }));
  const table = {
    first,
    columns: series.map(({ name }) => name),
    rows: axes.map((name, index) => ({
      name,
      cells: series.map(({ values }) => format(values[index] ?? 0)),
    })),
  };
  return (
    <ChartFrame {...text} table={table} legend={<Legend names={series.map(({ name }) => name)} />}>
      <svg className={styles.radar} viewBox={`0 0 ${MIDDLE.x * 2} ${MIDDLE.y * 2}`} aria-hidden="true">
        {RINGS.map((ring) => (
          <polygon key={ring} points={written(axes.map(() => ring))} className={styles.ring} />
        ))}
        {axes.map((name, index) => {
          const end = onSpoke(index, axes.length, 1);
          const label = onSpoke(index, axes.length, 1.14);
          return (
            <g key={name}>
              <line x1={MIDDLE.x} y1={MIDDLE.y} x2={end.x} y2={end.y} className={styles.ring} />
              <text x={label.x} y={label.y} textAnchor={anchor(label.x)} dominantBaseline="middle">
                {name}
              </text>
            </g>
          );
        })}
        {[...shapes.entries()].reverse().map(([index, { name, shares }]) => (
          <g key={name} className={index === 0 ? styles.own : undefined}>
            <polygon points={written(shares)} className={`${legend.stroke} ${seriesLook(index)}`} />
            {corners(shares).map(({ x, y }, at) => (
              <Mark key={at} x={x} y={y} index={index} />
            ))}
          </g>
        ))}
      </svg>
    </ChartFrame>
  );
};
