import { useCallback, useEffect, useState, type FunctionComponent } from 'react';
import type { Leaving } from './leave-dialog';

const plainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Returns the external link that a click follows; null for any other click. */
const leavingOf = (event: MouseEvent): Leaving | null => {
  if (!plainClick(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[data-leave]');
  if (!link) return null;
  const { leave = '', purpose = '' } = link.dataset;
  return { href: link.href, host: link.hostname.replace(/^www\./, ''), site: leave, purpose };
};

type LeaveDialog = FunctionComponent<{ leaving: Leaving | null; onClose: () => void }>;

/**
 * Asks for confirmation before one of the page's `LeaveLink`s is followed, with its target and purpose. Use one per
 * page. The dialog's chunk is loaded on first use; when that fails, the link is followed directly.
 */
export const LeaveGuard = () => {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [dialog, setDialog] = useState<{ readonly Shown: LeaveDialog } | null>(null);
  const close = useCallback(() => setLeaving(null), []);
  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const requested = leavingOf(event);
      if (!requested) return;
      event.preventDefault();
      import('./leave-dialog').then(
        ({ LeaveDialog: Shown }) => {
          setDialog({ Shown });
          setLeaving(requested);
        },
        () => window.location.assign(requested.href),
      );
    };
    document.addEventListener('click', ask);
    return () => document.removeEventListener('click', ask);
  }, []);
  return dialog && <dialog.Shown leaving={leaving} onClose={close} />;
};
