import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { onLoginWanted, SAVE_EVENT, useVisitor, type SaveFailure } from '@signpost/identity';
import { showToast, type Toast } from '@signpost/shared-ui';
import { openPopup } from './popup';

const SignInDialog = lazy(async () => {
  const { SignInDialog: Component } = await import(
    /* webpackChunkName: "account.dialog" */ './sign-in-dialog'
  );
  return { default: Component };
});

const SAID: Readonly<Record<SaveFailure, Toast>> = {
  waiting: { message: 'We cannot reach your account. What you changed is sent when we can.' },
  signedOut: {
    message: 'You are signed out. What you changed since is kept in this browser.',
    tone: 'error',
  },
  failed: { message: 'That could not be saved. Your list is as it was before.', tone: 'error' },
};

const isFramed = (): boolean => window.self !== window.top;

/**
 * What every page has for accounts: finds out who visits, asks for a login when saving needs one (S-04: a dialog on the
 * site, a window inside another one), and says when the list could not be saved.
 */
export const AccountGate = () => {
  useVisitor();
  const { pathname, search } = useLocation();
  const [asked, ask] = useState({ at: '', open: false });
  // Who comes back to the page, signed in or not, is not asked again by themselves.
  useEffect(() => () => ask({ at: '', open: false }), [pathname]);
  useEffect(
    () => onLoginWanted(() => (isFramed() ? openPopup() : ask({ at: pathname, open: true }))),
    [pathname],
  );
  useEffect(() => {
    let last: SaveFailure | undefined;
    const say = (event: Event) => {
      const { detail } = event as CustomEvent<SaveFailure>;
      // Waiting is said once, not with every try.
      if (detail !== 'waiting' || last !== 'waiting') showToast(SAID[detail]);
      last = detail;
    };
    window.addEventListener(SAVE_EVENT, say);
    return () => window.removeEventListener(SAVE_EVENT, say);
  }, []);
  return (
    // Gone with its page, without being closed: whoever goes on to make an account still has the wish.
    asked.at === pathname && (
      <Suspense fallback={null}>
        <SignInDialog
          open={asked.open}
          here={pathname + search}
          onClose={() => ask({ at: pathname, open: false })}
        />
      </Suspense>
    )
  );
};
