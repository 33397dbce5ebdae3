import { useCallback, useEffect, useState, type FunctionComponent } from 'react';
import type { Leaving } from './leave-dialog';

const plainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** The leaving that a click asks for; null for every other click. */
const leavingOf = (event: MouseEvent): Leaving | null => {
  if (!plainClick(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[data-leave]');
  if (!link) return null;
  const { leave = '', purpose = '' } = link.dataset;
  return { href: link.href, host: link.hostname.replace(/^www\./, ''), site: leave, purpose };
};

type LeaveDialog = FunctionComponent<{ leaving: Leaving | null; onClose: () => void }>;

/**
 * Asks before one of the page's `LeaveLink`s is followed: where it leads and what for. One a page. The dialog is fetched
 * when it is first needed; when it cannot be, the link is followed as it would have been.
 */
export const LeaveGuard = () => {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [dialog, setDialog] = useState<{ readonly Shown: LeaveDialog } | null>(null);
  const close = useCallback(() => setLeaving(null), []);
  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const asked = leavingOf(event);
      if (!asked) return;
      event.preventDefault();
      import('./leave-dialog').then(
        ({ LeaveDialog: Shown }) => {
          setDialog({ Shown });
          setLeaving(asked);
        },
        () => window.location.assign(asked.href),
      );
    };
    document.addEventListener('click', ask);
    return () => document.removeEventListener('click', ask);
  }, []);
  return dialog && <dialog.Shown leaving={leaving} onClose={close} />;
};
