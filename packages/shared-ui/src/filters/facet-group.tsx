import { t } from '@signpost/language';
import { useState } from 'react';
import fields from '../field/field.module.css';
import { grouped } from '../text/number';
import styles from './filters.module.css';

export interface FacetOption {
  value: string;
  label: string;
  /** The number of results it would leave. */
  count: number;
}

export interface FacetGroupProps {
  legend: string;
  name: string;
  options: readonly FacetOption[];
  selected: readonly string[];
  /** Collapsed by default, to keep a long panel short. Open when an option in it is chosen. */
  closed?: boolean;
  /** The number of visible options; the rest, including chosen ones, are behind "Show all". */
  shown?: number;
}

/** A multiple choice with a count for each option. It follows URL changes and keeps focus. */
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
            <summary className={styles.rest}>{t('Show all {count}', { count: options.length })}</summary>
            {choices(rest)}
          </details>
        )}
      </fieldset>
    </details>
  );
};
