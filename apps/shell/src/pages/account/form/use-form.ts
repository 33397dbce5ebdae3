import { useState, type FormEvent } from 'react';
import { t } from '@signpost/language';
import { asIdentityError } from '@signpost/identity';
import type { FieldError } from '@signpost/shared-ui';

/** A field of a form: its label for messages, and the error for a missing value. */
export interface FormField {
  readonly label: string;
  readonly missingMessage?: string;
}

interface FormOptions<Name extends string> {
  /** Prefix of the field ids, because two forms may be on one page. */
  readonly id: string;
  readonly fields: Readonly<Record<Name, FormField>>;
  /** Submits the form; a rejection's message is shown. */
  readonly onSubmit: (values: Readonly<Record<Name, string>>) => Promise<void>;
}

/** State and handlers that a form renders from. */
export interface FormState<Name extends string> {
  readonly isBusy: boolean;
  /** Changes with each attempt, so that the summary takes the focus again. */
  readonly attempt: number;
  readonly errors: readonly FieldError[];
  submit(event: FormEvent<HTMLFormElement>): void;
  /** Returns the id, the name and the error of a field. */
  field(name: Name): { readonly id: string; readonly name: Name; readonly error: string | undefined };
}

/** Validates and submits a form, one submission at a time, and keeps the errors by field. */
export const useForm = <Name extends string>({
  id,
  fields,
  onSubmit,
}: FormOptions<Name>): FormState<Name> => {
  const names = Object.keys(fields) as Name[];
  const idOf = (name: string) => `${id}-${name}`;
  const [{ busy: isBusy, attempt, errors }, setState] = useState<{
    busy: boolean;
    attempt: number;
    errors: readonly FieldError[];
  }>({ busy: false, attempt: 0, errors: [] });
  const fail = (problems: readonly FieldError[]) =>
    setState((now) => ({ busy: false, attempt: now.attempt + 1, errors: problems }));

  const submitForm = async (form: HTMLFormElement) => {
    const formData = new FormData(form);
    const valueOf = (name: Name) => String(formData.get(name) ?? '');
    const values = Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>;
    const empty = names.flatMap((name) => {
      const { missingMessage } = fields[name];
      return missingMessage && values[name].trim() === ''
        ? [{ id: idOf(name), message: missingMessage }]
        : [];
    });
    if (empty.length > 0) return fail(empty);
    setState((now) => ({ ...now, busy: true, errors: [] }));
    try {
      await onSubmit(values);
      setState((now) => ({ ...now, busy: false }));
    } catch (failure) {
      const { message, fields: fieldErrors, reason } = asIdentityError(failure);
      const knownErrors = fieldErrors.flatMap(({ field, message }) =>
        field in fields
          ? [
              {
                id: idOf(field),
                message: t('{label} {problem}', { label: fields[field as Name].label, problem: message }),
              },
            ]
          : [],
      );
      if (reason === 'closed') return setState((now) => ({ ...now, busy: false }));
      fail(knownErrors.length > 0 ? knownErrors : [{ id: idOf(names[0] ?? ''), message }]);
    }
  };
  return {
    isBusy,
    attempt,
    errors,
    submit: (event) => {
      event.preventDefault();
      if (!isBusy) void submitForm(event.currentTarget);
    },
    field: (name) => ({
      id: idOf(name),
      name,
      error: errors.find((error) => error.id === idOf(name))?.message,
    }),
  };
};
