import { t } from '@signpost/language';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  discardPendingSaves,
  onLoginRequired,
  SAVE_EVENT,
  useVisitor,
  type SaveFailure,
} from '@signpost/identity';
import { showToast, type Toast } from '@signpost/shared-ui';
import { openPopup } from './popup';
import type { SaveDialog } from './save-dialog';

const openDialog = () => import(/* webpackChunkName: "account.dialog" */ './save-dialog');

/** The question on the page of a path. */
interface Question {
  readonly at: string;
  readonly open: boolean;
  readonly Dialog: typeof SaveDialog;
}

const messages = (): Readonly<Record<SaveFailure, Toast>> => ({
  waiting: { message: t('We cannot reach your account. What you changed is sent when we can.') },
  signedOut: {
    message: t('You are signed out. What you changed since is kept in this browser.'),
    tone: 'error',
  },
  failed: { message: t('That could not be saved. Your list is as it was before.'), tone: 'error' },
});

const isFramed = (): boolean => window.self !== window.top;

/**
 * Account behaviour of every page: loads the visitor, asks where to save what a visitor without an account saves (S-04:
 * a dialog on the site, a window to sign in inside another one), and shows a message when the list could not be saved
 * (X-06).
 */
export const AccountGate = () => {
  const { status } = useVisitor();
  const { pathname, search } = useLocation();
  const [question, setQuestion] = useState<Question | null>(null);
  // A visitor who returns to the page is not asked again until the next save.
  useEffect(() => () => setQuestion(null), [pathname]);
  useEffect(
    () =>
      onLoginRequired(() => {
        if (isFramed()) return openPopup();
        openDialog().then(
          ({ SaveDialog: Dialog }) => setQuestion({ at: pathname, open: true, Dialog }),
          () => {
            discardPendingSaves();
            showToast({
              message: t('That did not work. Check your connection and try again.'),
              tone: 'error',
            });
          },
        );
      }),
    [pathname],
  );
  useEffect(() => {
    let lastFailure: SaveFailure | undefined;
    const showMessage = (event: Event) => {
      const { detail } = event as CustomEvent<SaveFailure>;
      // Waiting is announced once, not with every retry.
      if (detail !== 'waiting' || lastFailure !== 'waiting') showToast(messages()[detail]);
      lastFailure = detail;
    };
    window.addEventListener(SAVE_EVENT, showMessage);
    return () => window.removeEventListener(SAVE_EVENT, showMessage);
  }, []);
  return (
    // Removed with its page without a close event, so that a visitor who goes on to sign in keeps the pending save.
    question?.at === pathname && (
      <question.Dialog
        open={question.open && status !== 'signedIn'}
        here={pathname + search}
        onClose={() => setQuestion({ ...question, open: false })}
      />
    )
  );
};
