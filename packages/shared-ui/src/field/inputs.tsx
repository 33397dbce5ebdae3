import { t } from '@signpost/language';
import {
  useEffect,
  useRef,
  type InputHTMLAttributes,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { Field, type FieldText } from './field';
import { useDefault } from './use-default';

export interface TextFieldProps
  extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> {
  name: string;
}

/** A single-line text field. It follows its default value. */
export const TextField = ({ label, hint, error, id, ...input }: TextFieldProps) => {
  const field = useDefault<HTMLInputElement>(input.defaultValue);
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <input type="text" {...input} {...control} ref={field} />}
    </Field>
  );
};

export interface TextAreaProps
  extends FieldText, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'name'> {
  name: string;
}

/** A text field of several lines. */
export const TextArea = ({ label, hint, error, id, ...input }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error} id={id}>
    {(control) => <textarea rows={3} {...input} {...control} />}
  </Field>
);

/** A field for a UK postcode or outcode. The page validates it; the attributes help with typing. */
export const PostcodeField = ({
  label = t('Postcode'),
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

/** A native select, which follows its default value. With a `value`, a choice made before hydration is passed to `onChange` after it. */
export const Select = ({ label, hint, error, id, options, ...select }: SelectProps) => {
  const { value, defaultValue } = select;
  const list = useDefault<HTMLSelectElement>(defaultValue);
  const first = useRef(value);
  useEffect(() => {
    const early = first.current !== undefined && list.current?.value !== first.current;
    if (early) list.current?.dispatchEvent(new Event('change', { bubbles: true }));
  }, [list]);
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <select {...select} {...control} ref={list}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};
