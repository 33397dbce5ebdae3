import { useEffect, useRef } from 'react';

/**
 * Opens and closes a native modal dialog with `open`, and calls back when the visitor closes it (Escape, backdrop, a
 * button in it).
 */
export const useModal = (open: boolean, onClose: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const closed = () => onClose();
    // The backdrop belongs to the dialog: a press on it has the dialog itself as target. `closedby` does the same in
    // browsers that support it.
    const outside = ({ target, clientX, clientY }: PointerEvent) => {
      if (target !== element) return;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) element.close();
    };
    element.addEventListener('close', closed);
    element.addEventListener('pointerdown', outside);
    return () => {
      element.removeEventListener('close', closed);
      element.removeEventListener('pointerdown', outside);
    };
  }, [onClose]);
  return dialog;
};
