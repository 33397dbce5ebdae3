import { useState, type FormEvent } from 'react';
import { asIdentityError } from '@signpost/identity';
import type { FieldError } from '@signpost/shared-ui';

/** A field of a form: its label for messages, and what to say when it must be filled in and is not. */
export interface FormField {
  readonly label: string;
  readonly missing?: string;
}

export type Values = Readonly<Record<string, string>>;

interface FormOptions<Name extends string> {
  /** What the ids of its fields begin with: two forms may be on one page. */
  readonly id: string;
  readonly fields: Readonly<Record<Name, FormField>>;
  /** Does what the form is for; what it rejects with is shown. */
  readonly act: (values: Readonly<Record<Name, string>>) => Promise<void>;
}

/** What a form needs to show itself. */
export interface FormState<Name extends string> {
  readonly busy: boolean;
  /** Changes with each attempt, so that the summary takes the focus again. */
  readonly attempt: number;
  readonly errors: readonly FieldError[];
  submit(event: FormEvent<HTMLFormElement>): void;
  /** The id and the error of a field. */
  field(name: Name): { readonly id: string; readonly name: Name; readonly error: string | undefined };
}

/** A form that is checked, sent once at a time, and told what was wrong with which field. */
export const useForm = <Name extends string>({ id, fields, act }: FormOptions<Name>): FormState<Name> => {
  const names = Object.keys(fields) as Name[];
  const idOf = (name: string) => `${id}-${name}`;
  const [{ busy, attempt, errors }, setState] = useState<{
    busy: boolean;
    attempt: number;
    errors: readonly FieldError[];
  }>({ busy: false, attempt: 0, errors: [] });
  const fail = (problems: readonly FieldError[]) =>
    setState((now) => ({ busy: false, attempt: now.attempt + 1, errors: problems }));

  const run = async (form: HTMLFormElement) => {
    const given = new FormData(form);
    const valueOf = (name: Name) => String(given.get(name) ?? '');
    const values = Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>;
    const empty = names.flatMap((name) => {
      const { missing } = fields[name];
      return missing && values[name].trim() === '' ? [{ id: idOf(name), message: missing }] : [];
    });
    if (empty.length > 0) return fail(empty);
    setState((now) => ({ ...now, busy: true, errors: [] }));
    try {
      await act(values);
      setState((now) => ({ ...now, busy: false }));
    } catch (failure) {
      const { message, fields: wrong, reason } = asIdentityError(failure);
      const known = wrong.flatMap(({ field, message: said }) =>
        field in fields ? [{ id: idOf(field), message: `${fields[field as Name].label} ${said}` }] : [],
      );
      if (reason === 'closed') return setState((now) => ({ ...now, busy: false }));
      fail(known.length > 0 ? known : [{ id: idOf(names[0] ?? ''), message }]);
    }
  };
  return {
    busy,
    attempt,
    errors,
    submit: (event) => {
      event.preventDefault();
      if (!busy) void run(event.currentTarget);
    },
    field: (name) => ({
      id: idOf(name),
      name,
      error: errors.find((error) => error.id === idOf(name))?.message,
    }),
  };
};
