/** A transient message. */
export interface Toast {
  message: string;
  /** BCP 47 tag of the message's language, when that is not the page's. */
  language?: string;
  tone?: 'info' | 'success' | 'error';
  /** An undo or retry action; the toast then stays until it is dismissed. */
  action?: { label: string; onAct: () => void };
}

/**
 * Toasts are sent as window events, because each remote bundles its own copy of this package and the shell displays
 * them.
 */
export const TOAST_EVENT = 'signpost:toast';

/** Shows a toast, from anywhere in the page. Browser only: call it from an event or an effect. */
export const showToast = (toast: Toast): void =>
  void window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: toast }));
