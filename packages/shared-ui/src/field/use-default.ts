import { useEffect, useRef } from 'react';

/**
 * Sets an uncontrolled control to its default value when that changes, for example with the page's address. The element
 * stays, and so does the focus.
 */
export const useDefault = <Control extends { value: string }>(value: unknown) => {
  const control = useRef<Control>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (control.current) control.current.value = String(value ?? '');
  }, [value]);
  return control;
};
