import { useLoaderData, useNavigate } from 'react-router-dom';
import { SmartLink } from '@signpost/shared-ui';
import { ACCOUNT, REGISTER, SIGN_IN } from '../addresses';
import { accountHandle, type Entry } from '../entry';
import { AccountAdds } from '../form/account-adds';
import { FormPage } from '../form/form-page';
import { SignedInAlready } from '../signed-in-already';
import { closePopup } from '../gate/popup';
import { withReturn } from '../return-path';
import { ProviderScreens } from '../provider-screens';
import { SignInForm } from './sign-in-form';

export { entryLoader as loader } from '../entry';
export const handle = accountHandle(
  'Sign in',
  'Sign in to have your saved list on every device. You do not need an account to use Signpost.',
  SIGN_IN,
);

/** Sign in, then go on to where the visitor came from. */
export const Component = () => {
  const { returnTo, popup } = useLoaderData<Entry>();
  const navigate = useNavigate();
  const onDone = () => {
    if (popup) closePopup();
    else void navigate(returnTo ?? ACCOUNT, { replace: true });
  };
  return (
    <FormPage
      title="Sign in"
      lead={
        <p>
          New here? <SmartLink href={withReturn(REGISTER, returnTo)}>Make an account</SmartLink>.
        </p>
      }
      aside={<AccountAdds />}
    >
      <SignedInAlready returnTo={returnTo} />
      <ProviderScreens way="login" onDone={onDone}>
        <SignInForm id="sign-in" onDone={onDone} />
      </ProviderScreens>
    </FormPage>
  );
};
