import { useState } from 'react';
import fields from '../field/field.module.css';
import { grouped } from '../text/number';
import styles from './filters.module.css';

export interface FacetOption {
  value: string;
  label: string;
  /** How many results it would leave. */
  count: number;
}

export interface FacetGroupProps {
  legend: string;
  name: string;
  options: readonly FacetOption[];
  selected: readonly string[];
  /** Closed until asked for, to keep a long panel short. Open when something in it is chosen. */
  closed?: boolean;
  /** How many are in view at once; the rest, and those chosen among them, stand behind "Show all". */
  shown?: number;
}

/** Any number of choices, each with its count. It follows the address when that changes, and keeps focus. */
export const FacetGroup = ({
  legend,
  name,
  options,
  selected,
  closed = false,
  shown = Number.POSITIVE_INFINITY,
}: FacetGroupProps) => {
  const address = selected.join('\n');
  const [choice, setChoice] = useState({ address, values: selected });
  if (choice.address !== address) setChoice({ address, values: selected });
  const toggle = (value: string) =>
    setChoice(({ values }) => ({
      address,
      values: values.includes(value) ? values.filter((other) => other !== value) : [...values, value],
    }));

  const rest = options.slice(shown);
  const choices = (some: readonly FacetOption[]) =>
    some.map(({ value, label, count }) => (
      <label key={value} className={fields.choice}>
        <input
          type="checkbox"
          name={name}
          value={value}
          checked={choice.values.includes(value)}
          onChange={() => toggle(value)}
        />
        <span>{label}</span>
        <span className={fields.tally}>{grouped(count)}</span>
      </label>
    ));

  return (
    <details className={styles.facet} open={!closed || selected.length > 0}>
      <summary className={styles.legend}>{legend}</summary>
      <fieldset className={fields.group} aria-label={legend}>
        {choices(options.slice(0, shown))}
        {rest.length > 0 && (
          <details open={rest.some(({ value }) => selected.includes(value))}>
            <summary className={styles.rest}>Show all {options.length}</summary>
            {choices(rest)}
          </details>
        )}
      </fieldset>
    </details>
  );
};
