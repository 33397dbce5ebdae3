import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isEmbedded, useVisitor } from '@signpost/identity';
import { ACCOUNT } from '../addresses';

// A separate chunk, because only pages inside another site show it.
const LoginNotice = lazy(async () => {
  const { LoginNotice: Component } = await import(
    /* webpackChunkName: "account.login-notice" */ './login-notice'
  );
  return { default: Component };
});

/** [B-13] Inside another site every page except the account pages asks for a login and gives the reason. */
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
