import { useEffect, useRef, useState, type ComponentType } from 'react';
import { showToast, TOAST_EVENT, type Toast } from './toast';

/** `Toasts`, whose code comes with the first thing that is said: most visits have none. Nothing said meanwhile is lost. */
export const ToastsLater = () => {
  const [arrived, setArrived] = useState<{ readonly Toasts: ComponentType } | null>(null);
  const early = useRef<Toast[]>([]);
  useEffect(() => {
    if (arrived) return early.current.splice(0).forEach(showToast);
    const bring = (event: Event) => {
      if (event instanceof CustomEvent) early.current.push(event.detail as Toast);
      // What cannot be had now is tried again when the next thing is said.
      import(/* webpackChunkName: "toasts" */ './toasts').then(setArrived, () => undefined);
    };
    window.addEventListener(TOAST_EVENT, bring);
    return () => window.removeEventListener(TOAST_EVENT, bring);
  }, [arrived]);
  return arrived && <arrived.Toasts />;
};
