import { t } from '@signpost/language';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { onLoginRequired, SAVE_EVENT, useVisitor, type SaveFailure } from '@signpost/identity';
import { showToast, type Toast } from '@signpost/shared-ui';
import { openPopup } from './popup';

const SignInDialog = lazy(async () => {
  const { SignInDialog: Component } = await import(
    /* webpackChunkName: "account.dialog" */ './sign-in-dialog'
  );
  return { default: Component };
});

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
 * Account behaviour of every page: loads the visitor, asks for a login when saving needs one (S-04: a dialog on the
 * site, a window inside another one), and shows a message when the list could not be saved.
 */
export const AccountGate = () => {
  useVisitor();
  const { pathname, search } = useLocation();
  const [dialog, setDialog] = useState({ at: '', open: false });
  // A visitor who returns to the page is not asked again until the next save.
  useEffect(() => () => setDialog({ at: '', open: false }), [pathname]);
  useEffect(
    () => onLoginRequired(() => (isFramed() ? openPopup() : setDialog({ at: pathname, open: true }))),
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
    // Removed with its page without a close event, so that a visitor who goes on to register keeps the pending save.
    dialog.at === pathname && (
      <Suspense fallback={null}>
        <SignInDialog
          open={dialog.open}
          here={pathname + search}
          onClose={() => setDialog({ at: pathname, open: false })}
        />
      </Suspense>
    )
  );
};
