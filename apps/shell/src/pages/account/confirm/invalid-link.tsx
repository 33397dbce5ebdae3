import { useVisitor } from '@signpost/identity';
import { ButtonLink, Notice, SmartLink } from '@signpost/shared-ui';
import { ACCOUNT, FORGOTTEN, SIGN_IN } from '../addresses';
import { FormPage } from '../form/form-page';

/** Shown for a link that confirms nothing, usually because it was used before: the next steps. */
export const InvalidLink = ({ problem }: { problem: string }) => {
  const { status } = useVisitor();
  return (
    <FormPage title="Confirm your email address">
      <Notice kind="error" heading="This link confirms nothing">
        <p>{problem}</p>
      </Notice>
      {status === 'signedIn' ? (
        <>
          <p>Your account says whether its address is confirmed, and sends the email again.</p>
          <div>
            <ButtonLink href={ACCOUNT} variant="primary">
              See your account
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p>
            If you have confirmed your address before, sign in. If you cannot,{' '}
            <SmartLink href={FORGOTTEN}>set a new password</SmartLink>: that confirms the address too.
          </p>
          <div>
            <ButtonLink href={SIGN_IN} variant="primary">
              Sign in
            </ButtonLink>
          </div>
        </>
      )}
    </FormPage>
  );
};
