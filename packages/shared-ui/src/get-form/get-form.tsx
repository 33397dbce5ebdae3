import { localAddress } from '@signpost/language/runtime';
import type { FormEvent, ReactNode } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

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

/** The query that a GET form requests, without empty parameters. */
const formQuery = (form: HTMLFormElement): URLSearchParams => {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim()) query.append(name, value.trim());
  }
  return query;
};

/**
 * Adds to a form's query what a navigation that is not shown yet changes in the same page: a filter ticked a moment
 * before another order is chosen must not be lost. The form's own fields and the page number are not kept.
 */
const keepPending = (query: URLSearchParams, form: HTMLFormElement, shown: string, pending: string): void => {
  const before = new URLSearchParams(shown);
  const after = new URLSearchParams(pending);
  const own = new Set(
    [...form.elements].flatMap((element) =>
      element instanceof HTMLInputElement && element.type === 'hidden' ? [] : element.getAttribute('name'),
    ),
  ).add('page');
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const values = after.getAll(name);
    if (own.has(name) || `${values}` === `${before.getAll(name)}`) continue;
    query.delete(name);
    for (const value of values) query.append(name, value);
  }
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
  const shown = useLocation();
  const { location: pending } = useNavigation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = formQuery(event.currentTarget);
    // The router's own path has the language's prefix, a component's has not.
    if (action === shown.pathname && pending?.pathname === localAddress(action))
      keepPending(query, event.currentTarget, shown.search, pending.search);
    void navigate(query.size ? `${action}?${query}` : action, { preventScrollReset: true });
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
