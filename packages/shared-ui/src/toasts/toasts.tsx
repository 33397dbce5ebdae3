import { t } from '@signpost/language';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon';
import { TOAST_EVENT, type Toast } from './toast';
import styles from './toasts.module.css';

interface Shown extends Toast {
  id: number;
}

/** Display time in milliseconds, long enough to read it twice. */
const DISPLAY_MS = 8_000;
const AT_ONCE = 3;

const isToast = (event: Event): event is CustomEvent<Toast> =>
  event instanceof CustomEvent && typeof (event.detail as Partial<Toast> | null)?.message === 'string';

const ToastCard = ({ toast, onDone }: { toast: Shown; onDone: (id: number) => void }) => {
  const { id, message, language, tone = 'info', action } = toast;
  const [held, setHeld] = useState(false);
  const stays = held || action !== undefined;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onDone(id), DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [id, stays, onDone]);
  return (
    // Holding it stops the clock; it is no control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={`${styles.toast} ${styles[tone]}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={tone} />
      <p lang={language}>{message}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onAct();
            onDone(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.dismiss}
        aria-label={t('Dismiss: {message}', { message })}
        onClick={() => onDone(id)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
};

/** The live region of toasts, once in the shell. The newest three are shown. */
export const Toasts = () => {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const last = useRef(0);
  useEffect(() => {
    const add = (event: Event) => {
      if (!isToast(event)) return;
      last.current += 1;
      const shown = { ...event.detail, id: last.current };
      setToasts((now) => [...now, shown].slice(-AT_ONCE));
    };
    window.addEventListener(TOAST_EVENT, add);
    return () => window.removeEventListener(TOAST_EVENT, add);
  }, []);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Stays above anything that covers the bottom of the window, such as the consent banner, which sets the document's
    // scroll padding.
    const { scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
    if (region.current)
      region.current.style.insetBlockEnd = `${Number.parseFloat(scrollPaddingBlockEnd) || 0}px`;
  }, [toasts]);
  const done = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), []);
  return (
    <div ref={region} role="status" aria-label={t('What just happened')} className={styles.region}>
      <ul className={styles.list}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDone={done} />
        ))}
      </ul>
    </div>
  );
};
