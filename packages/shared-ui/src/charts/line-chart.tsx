import { ChartFrame, type ChartText } from './chart-frame';
import { Legend, Mark, seriesLook } from './legend';
import legend from './legend.module.css';
import styles from './line-chart.module.css';
import { niceTicks, percent, round } from './scale';

export interface LineSeries {
  name: string;
  /** One for each point; null where not published, which leaves a gap in the line. */
  values: readonly (number | null)[];
}

export interface LineChartProps extends ChartText {
  /** Header of the points: "Year". */
  first: string;
  /** The points' names, evenly spaced: "2019", "2020", … */
  points: readonly string[];
  /** At most three; the first is the one the page is about. */
  series: readonly LineSeries[];
  format: (value: number) => string;
}

/** A position from 0 to 1 on each axis. */
interface Place {
  x: number;
  y: number;
}

interface PlacedSeries {
  name: string;
  places: readonly (Place | null)[];
}

/** Splits a series into runs without a gap. */
const runs = (places: PlacedSeries['places']) =>
  places.reduce<Place[][]>(
    (all, place) => {
      if (place) all[all.length - 1]?.push(place);
      else all.push([]);
      return all;
    },
    [[]],
  );

const tableOf = ({ points, series, first, format }: Omit<LineChartProps, keyof ChartText>) => ({
  first,
  columns: series.map(({ name }) => name),
  rows: points.map((name, index) => ({
    name,
    cells: series.map(({ values }) => {
      const value = values[index] ?? null;
      return value === null ? null : format(value);
    }),
  })),
});

/** The lines and their points. */
const Lines = ({ placed }: { placed: readonly PlacedSeries[] }) => (
  <>
    <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none">
      {placed.map(({ name, places }, index) =>
        runs(places).map((run, at) => (
          <polyline
            key={`${name}${at}`}
            points={run.map(({ x, y }) => `${round(x * 100)},${round(y * 100)}`).join(' ')}
            className={`${legend.stroke} ${seriesLook(index)}`}
          />
        )),
      )}
    </svg>
    <svg className={styles.drawing}>
      {placed.map(({ name, places }, index) =>
        places.map(
          (place, at) =>
            place && <Mark key={`${name}${at}`} x={percent(place.x)} y={percent(place.y)} index={index} />,
        ),
      )}
    </svg>
  </>
);

/** Change over time as lines on a scale from zero. Its text keeps its size at every width. Plain HTML and SVG. */
export const LineChart = ({ points, series, first, format, ...text }: LineChartProps) => {
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const ticks = niceTicks(Math.min(0, ...all), Math.max(0, ...all));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const height = (value: number) => 1 - (value - low) / (high - low);
  const across = (index: number) => (points.length > 1 ? index / (points.length - 1) : 0.5);
  const placed = series.map(({ name, values }) => ({
    name,
    places: points.map((_, index) => {
      const value = values[index] ?? null;
      return value === null ? null : { x: across(index), y: height(value) };
    }),
  }));
  return (
    <ChartFrame
      {...text}
      table={tableOf({ points, series, first, format })}
      legend={<Legend names={series.map(({ name }) => name)} />}
    >
      <div className={styles.plot} aria-hidden="true">
        <div className={styles.scale}>
          {[...ticks].reverse().map((tick) => (
            <span key={tick}>{format(tick)}</span>
          ))}
        </div>
        <div className={styles.field}>
          <svg className={styles.lines}>
            {ticks.map((tick) => (
              <line key={tick} x2="100%" y1={percent(height(tick))} y2={percent(height(tick))} />
            ))}
          </svg>
          <Lines placed={placed} />
        </div>
        <div className={styles.points}>
          {points.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      </div>
    </ChartFrame>
  );
};
