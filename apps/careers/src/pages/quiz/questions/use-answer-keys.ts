import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Lets keys 1 to 5 answer while the focus is in the form, so that they do not conflict with shortcuts elsewhere. Each
 * new statement takes the focus, unless the visitor moved it outside the page's main element.
 */
export const useAnswerKeys = () => {
  const form = useRef<HTMLFormElement>(null);
  const statement = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    const { activeElement, body } = document;
    const own = activeElement?.closest('main') ?? form.current?.contains(activeElement);
    if (!activeElement || activeElement === body || own) statement.current?.focus({ preventScroll: true });
  }, [key]);

  useEffect(() => {
    const answers = form.current;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-5]$/.test(event.key)) return;
      answers?.querySelector<HTMLButtonElement>(`[data-answer="${event.key}"]`)?.click();
    };
    answers?.addEventListener('keydown', press);
    return () => answers?.removeEventListener('keydown', press);
  }, []);
  return { form, statement };
};
