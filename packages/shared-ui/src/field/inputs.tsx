import type { InputHTMLAttributes, SelectHTMLAttributes } from 'react';
import { Field, type FieldText } from './field';
import styles from './field.module.css';

export interface TextFieldProps
  extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> {
  name: string;
}

/** One line of text. */
export const TextField = ({ label, hint, error, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <input type="text" {...input} {...control} />}
  </Field>
);

/** A UK postcode or its first half. The page checks it; this helps to type it. */
export const PostcodeField = ({
  label = 'Postcode',
  ...rest
}: Omit<TextFieldProps, 'label'> & { label?: string }) => (
  <TextField
    label={label}
    autoComplete="postal-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={9}
    size={10}
    {...rest}
  />
);

export interface Option {
  value: string;
  label: string;
}

export interface SelectProps extends FieldText, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'name'> {
  name: string;
  options: readonly Option[];
}

/** One choice of many, in the platform's own list. */
export const Select = ({ label, hint, error, options, ...select }: SelectProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <select {...select} {...control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);

export interface RadioGroupProps {
  legend: string;
  name: string;
  options: readonly Option[];
  defaultValue?: string;
}

/** One choice of few, all in view. */
export const RadioGroup = ({ legend, name, options, defaultValue }: RadioGroupProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.label}>{legend}</legend>
    {options.map(({ value, label }) => (
      <label key={value} className={styles.choice}>
        <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
);
