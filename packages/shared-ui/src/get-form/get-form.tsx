import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

export interface GetFormProps {
  /** The path the answers go to. */
  action: string;
  /** Answers that come from elsewhere (the sort order, say) and must stay in the address. */
  keep?: Readonly<Record<string, string | readonly string[]>>;
  /** A landmark's name, when the form is one. */
  label?: string | undefined;
  search?: boolean;
  className?: string | undefined;
  id?: string;
  children: ReactNode;
}

/** The address a GET form asks for, without its empty answers. */
export const formAddress = (form: HTMLFormElement, action: string): string => {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim()) query.append(name, value.trim());
  }
  return query.size ? `${action}?${query}` : action;
};

/** A form whose answers are the page's address: the browser's own without JavaScript, the router's with it. */
export const GetForm = ({
  action,
  keep = {},
  label,
  search = false,
  className,
  id,
  children,
}: GetFormProps) => {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(formAddress(event.currentTarget, action), { preventScrollReset: true });
  };
  return (
    <form
      action={action}
      method="get"
      id={id}
      role={search ? 'search' : undefined}
      aria-label={label}
      className={className}
      onSubmit={submit}
    >
      {Object.entries(keep).flatMap(([name, values]) =>
        [values].flat().map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
      )}
      {children}
    </form>
  );
};
