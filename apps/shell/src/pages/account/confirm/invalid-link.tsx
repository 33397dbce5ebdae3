import { rich, t } from '@signpost/language';
import { useVisitor } from '@signpost/identity';
import { ButtonLink, Notice, SmartLink } from '@signpost/shared-ui';
import { ACCOUNT, FORGOTTEN, SIGN_IN } from '../addresses';
import { FormPage } from '../form/form-page';

/** Shown for a link that confirms nothing, usually because it was used before: the next steps. */
export const InvalidLink = ({ problem }: { problem: string }) => {
  const { status } = useVisitor();
  return (
    <FormPage title={t('Confirm your email address')}>
      <Notice kind="error" heading={t('This link confirms nothing')}>
        <p>{problem}</p>
      </Notice>
      {status === 'signedIn' ? (
        <>
          <p>{t('Your account says whether its address is confirmed, and sends the email again.')}</p>
          <div>
            <ButtonLink href={ACCOUNT} variant="primary">
              {t('See your account')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p>
            {rich(
              'If you have confirmed your address before, sign in. If you cannot, <link>set a new password</link>: that confirms the address too.',
              { link: (text) => <SmartLink href={FORGOTTEN}>{text}</SmartLink> },
            )}
          </p>
          <div>
            <ButtonLink href={SIGN_IN} variant="primary">
              {t('Sign in')}
            </ButtonLink>
          </div>
        </>
      )}
    </FormPage>
  );
};
