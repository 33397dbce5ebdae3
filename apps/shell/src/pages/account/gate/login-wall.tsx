import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isEmbedded, useVisitor } from '@signpost/identity';
import { ACCOUNT } from '../addresses';

// Apart, since only pages inside another site ever show it.
const LoginNotice = lazy(async () => {
  const { LoginNotice: Component } = await import(
    /* webpackChunkName: "account.login-notice" */ './login-notice'
  );
  return { default: Component };
});

/** [B-13] Inside another site every page asks for a login, and says why; the account's own pages do not. */
export const LoginWall = ({ children }: { children: ReactNode }) => {
  const { status } = useVisitor();
  const { pathname } = useLocation();
  if (!isEmbedded() || status !== 'anonymous' || pathname.startsWith(ACCOUNT)) return children;
  return (
    <Suspense fallback={null}>
      <LoginNotice />
    </Suspense>
  );
};
