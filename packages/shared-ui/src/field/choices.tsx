import { useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon';
import styles from './field.module.css';
import type { Option } from './inputs';

export interface CheckboxGroupProps {
  legend: string;
  name: string;
  options: readonly (Option & { hint?: string })[];
  hint?: string | undefined;
  /** The error message, with how to correct it. */
  error?: string | undefined;
  /** The first option's id, as the target of an error summary. */
  id?: string | undefined;
  defaultValues?: readonly string[];
}

/** Any number of few, all in view. It follows its default values. */
export const CheckboxGroup = ({
  legend,
  name,
  options,
  hint,
  error,
  id: ownId,
  defaultValues = [],
}: CheckboxGroupProps) => {
  const made = useId();
  const id = ownId ?? made;
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  const group = useRef<HTMLFieldSetElement>(null);
  const given = useRef(defaultValues.join());
  useEffect(() => {
    const values = defaultValues.join();
    if (given.current === values) return;
    given.current = values;
    for (const box of group.current?.querySelectorAll('input') ?? []) {
      box.checked = defaultValues.includes(box.value);
    }
  }, [defaultValues]);
  return (
    <fieldset
      ref={group}
      className={error ? `${styles.group} ${styles.wrong}` : styles.group}
      aria-describedby={described || undefined}
    >
      <legend className={styles.label}>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={`${id}hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}error`}>
          <Icon name="error" />
          {error}
        </p>
      )}
      {options.map((option, index) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="checkbox"
            id={index === 0 ? id : undefined}
            name={name}
            value={option.value}
            defaultChecked={defaultValues.includes(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <span className={styles.optionHint}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
