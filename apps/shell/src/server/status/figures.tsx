import type { ReactNode } from 'react';

/** A name and what there is to say under it. */
export interface Figure {
  readonly name: string;
  readonly value: ReactNode;
  /** What it is made of, or since when. */
  readonly note?: ReactNode;
}

/** Figures side by side, as many as fit. */
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
