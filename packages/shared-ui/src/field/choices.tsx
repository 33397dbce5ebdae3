import { useId } from 'react';
import { Icon } from '../icon/icon';
import styles from './field.module.css';
import type { Option } from './inputs';

interface ChoicesText {
  legend: string;
  name: string;
  options: readonly (Option & { hint?: string })[];
  hint?: string | undefined;
  /** What is wrong and how to put it right. */
  error?: string | undefined;
  /** The first choice's id, for an error summary to lead to. */
  id?: string | undefined;
}

export interface RadioGroupProps extends ChoicesText {
  defaultValue?: string;
}

export interface CheckboxGroupProps extends ChoicesText {
  defaultValues?: readonly string[];
}

interface ChoicesProps extends ChoicesText {
  type: 'radio' | 'checkbox';
  chosen: readonly string[];
}

const Choices = ({ type, legend, name, options, hint, error, id: given, chosen }: ChoicesProps) => {
  const made = useId();
  const id = given ?? made;
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <fieldset
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
            type={type}
            id={index === 0 ? id : undefined}
            name={name}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
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

/** One choice of few, all in view. */
export const RadioGroup = ({ defaultValue, ...rest }: RadioGroupProps) => (
  <Choices {...rest} type="radio" chosen={defaultValue === undefined ? [] : [defaultValue]} />
);

/** Any number of few, all in view. */
export const CheckboxGroup = ({ defaultValues = [], ...rest }: CheckboxGroupProps) => (
  <Choices {...rest} type="checkbox" chosen={defaultValues} />
);
