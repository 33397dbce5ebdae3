import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { askForLogin, isEmbedded, useVisitor } from '@signpost/identity';
import { Button, Container, Notice, SmartLink, Stack } from '@signpost/shared-ui';
import { ACCOUNT } from '../addresses';

/** [B-13] Inside another site every page asks for a login, and says why; the account's own pages do not. */
export const LoginWall = ({ children }: { children: ReactNode }) => {
  const { status } = useVisitor();
  const { pathname, search } = useLocation();
  const [tried, setTried] = useState(false);
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
          <Button
            variant="primary"
            onClick={() => {
              setTried(true);
              askForLogin();
            }}
          >
            Sign in
          </Button>
        </div>
        {tried && (
          <Notice kind="info" heading="Signed in, and still here?">
            <p>
              Then your browser keeps sign-ins apart inside other sites.{' '}
              <SmartLink href={pathname + search} target="_blank" rel="noopener">
                Open this page on Signpost itself
              </SmartLink>
              .
            </p>
          </Notice>
        )}
      </Stack>
    </Container>
  );
};
