import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { askForLogin, isEmbedded, useVisitor } from '@signpost/identity';
import { Button, Container, Stack } from '@signpost/shared-ui';
import { ACCOUNT } from '../addresses';

/** [B-13] Inside another site every page asks for a login, and says why; the account's own pages do not. */
export const LoginWall = ({ children }: { children: ReactNode }) => {
  const { status } = useVisitor();
  const { pathname } = useLocation();
  if (!isEmbedded() || status !== 'anonymous' || pathname.startsWith(ACCOUNT)) return children;
  return (
    <Container>
      <Stack>
        <h1>Sign in to go on</h1>
        <p>
          You see Signpost inside another site. That site asks everyone to sign in, so that what you save is
          in your account and you find it again anywhere. A window opens for it.
        </p>
        <div>
          <Button variant="primary" onClick={askForLogin}>
            Sign in
          </Button>
        </div>
      </Stack>
    </Container>
  );
};
