import { useEffect, useRef, useState, type ComponentType } from 'react';
import { showToast, TOAST_EVENT, type Toast } from './toast';

const load = () => import(/* webpackChunkName: "toasts" */ './toasts');

/**
 * `Toasts`, loaded on the first toast, because most visits have none. Toasts sent while loading are queued. `soon`
 * loads it early, so that messages also appear without a network.
 */
export const DeferredToasts = ({ soon = false }: { soon?: boolean }) => {
  const [arrived, setArrived] = useState<{ readonly Toasts: ComponentType } | null>(null);
  const early = useRef<Toast[]>([]);
  useEffect(() => {
    if (arrived) return early.current.splice(0).forEach(showToast);
    const bring = (event: Event) => {
      if (event instanceof CustomEvent) early.current.push(event.detail as Toast);
      // A failed load is retried on the next toast.
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
