import { rich, t } from '@signpost/language';
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
        <h1>{t('Sign in to go on')}</h1>
        <p>
          {t(
            'You see Signpost inside another site. That site asks everyone to sign in, so that what you save is in your account and you find it again anywhere. A window opens for it.',
          )}
        </p>
        <div>
          <Button
            variant="primary"
            onClick={() => {
              setTried(true);
              requestLogin();
            }}
          >
            {t('Sign in')}
          </Button>
        </div>
        {hasTried && (
          <Notice kind="info" heading={t('Signed in, and still here?')}>
            <p>
              {rich(
                'Then your browser keeps sign-ins apart inside other sites. <link>Open this page on Signpost itself</link>.',
                {
                  link: (text) => (
                    <SmartLink href={pathname + search} target="_blank" rel="noopener">
                      {text}
                    </SmartLink>
                  ),
                },
              )}
            </p>
          </Notice>
        )}
      </Stack>
    </Container>
  );
};
