import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

const close = (within: Element | null) =>
  within?.querySelectorAll('details[open]').forEach((opened) => opened.removeAttribute('open'));

/**
 * Closes the `details` inside an element on Escape (restoring focus), on a click or focus elsewhere, and on navigation.
 */
export const useDisclosures = (holder: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  useEffect(() => close(holder.current), [holder, pathname]);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !holder.current?.contains(target)) close(holder.current);
    };
    const escape = ({ key }: KeyboardEvent) => {
      const opened = holder.current?.querySelector('details[open]');
      if (key !== 'Escape' || !opened) return;
      close(holder.current);
      opened.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [holder]);
};
