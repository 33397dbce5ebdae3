import { localAddress } from '@signpost/language/runtime';
import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

export interface GetFormProps {
  /** The form's target path. */
  action: string;
  /** Parameters from elsewhere (the sort order, for example) that must stay in the URL. */
  keep?: Readonly<Record<string, string | readonly string[]>>;
  /** The name of the landmark, when the form is one. */
  label?: string | undefined;
  search?: boolean;
  className?: string | undefined;
  id?: string;
  /** Whether what is inside is printed, because it is more than fields. */
  isPrinted?: boolean;
  children: ReactNode;
}

/** The URL that a GET form requests, without empty parameters. */
const formAddress = (form: HTMLFormElement, action: string): string => {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim()) query.append(name, value.trim());
  }
  return query.size ? `${action}?${query}` : action;
};

/**
 * A GET form whose fields are the page's URL parameters: submitted by the browser without JavaScript, by the router
 * with it.
 */
export const GetForm = ({
  action,
  keep = {},
  label,
  search = false,
  className,
  id,
  isPrinted = false,
  children,
}: GetFormProps) => {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(formAddress(event.currentTarget, action), { preventScrollReset: true });
  };
  return (
    <form
      action={localAddress(action)}
      method="get"
      id={id}
      role={search ? 'search' : undefined}
      aria-label={label}
      className={className}
      data-printed={isPrinted || undefined}
      onSubmit={submit}
    >
      {Object.entries(keep).flatMap(([name, values]) =>
        [values].flat().map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
      )}
      {children}
    </form>
  );
};
