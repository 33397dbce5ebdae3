/** Something that just happened, said in passing. */
export interface Toast {
  message: string;
  tone?: 'info' | 'success' | 'error';
  /** A way to take it back or try again; the toast then stays until it is dismissed. */
  action?: { label: string; onAct: () => void };
}

/** Toasts travel as events of the window, since each remote carries its own copy of this package and the shell shows them. */
export const TOAST_EVENT = 'signpost:toast';

/** Shows a toast, from anywhere in the page. Browser only: call it from an event or an effect. */
export const showToast = (toast: Toast): void =>
  void window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: toast }));
