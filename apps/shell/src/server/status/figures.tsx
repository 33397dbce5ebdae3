import type { ReactNode } from 'react';

/** A labelled value. */
export interface Figure {
  readonly name: string;
  readonly value: ReactNode;
  /** Its composition, or since when it holds. */
  readonly note?: ReactNode;
}

/** A grid of labelled values. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="figures">
    {figures.map(({ name, value, note }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <span className="value">{value}</span>
          {note && <span className="note">{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
