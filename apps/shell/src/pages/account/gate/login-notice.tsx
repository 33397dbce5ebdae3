import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { requestLogin } from '@signpost/identity';
import { Button, Container, Notice, SmartLink, Stack } from '@signpost/shared-ui';

/** Shown to anonymous visitors on a page inside another site: why to sign in, and how (B-13). */
export const LoginNotice = () => {
  const { pathname, search } = useLocation();
  const [hasTried, setTried] = useState(false);
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
              requestLogin();
            }}
          >
            Sign in
          </Button>
        </div>
        {hasTried && (
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
