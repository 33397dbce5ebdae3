import { useEffect, useRef, useState, type ComponentType } from 'react';
import { showToast, TOAST_EVENT, type Toast } from './toast';

const load = () => import(/* webpackChunkName: "toasts" */ './toasts');

/**
 * `Toasts`, whose code comes with the first thing that is said: most visits have none. Nothing said meanwhile is lost.
 * `soon` has it come before, for those who must be told things without a network too.
 */
export const ToastsLater = ({ soon = false }: { soon?: boolean }) => {
  const [arrived, setArrived] = useState<{ readonly Toasts: ComponentType } | null>(null);
  const early = useRef<Toast[]>([]);
  useEffect(() => {
    if (arrived) return early.current.splice(0).forEach(showToast);
    const bring = (event: Event) => {
      if (event instanceof CustomEvent) early.current.push(event.detail as Toast);
      // What cannot be had now is tried again when the next thing is said.
      load().then(setArrived, () => undefined);
    };
    window.addEventListener(TOAST_EVENT, bring);
    return () => window.removeEventListener(TOAST_EVENT, bring);
  }, [arrived]);
  useEffect(() => {
    if (soon) load().then(setArrived, () => undefined);
  }, [soon]);
  return arrived && <arrived.Toasts />;
};
