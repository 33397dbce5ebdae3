import { rich, t } from '@signpost/language';
import { SmartLink } from '@signpost/shared-ui';
import { REGISTER, SIGN_IN } from '../addresses';
import { accountHandle } from '../entry';
import { AccountAdds } from '../form/account-adds';
import { FormPage } from '../form/form-page';
import { SignedInAlready } from '../signed-in-already';
import { useEntry } from '../use-entry';
import { ProviderScreens } from '../provider-screens';
import { SignInForm } from './sign-in-form';

export { entryLoader as loader } from '../entry';
export const handle = accountHandle(
  () => ({
    title: t('Sign in'),
    description: t(
      'Sign in to have your saved list on every device. You do not need an account to use Signpost.',
    ),
  }),
  SIGN_IN,
);

/** Signs in, then returns to where the visitor came from. */
export const Component = () => {
  const { returnTo, popup, onward, done } = useEntry();
  return (
    <FormPage
      title={t('Sign in')}
      lead={
        <p>
          {rich('New here? <link>Make an account</link>.', {
            link: (text) => <SmartLink href={onward(REGISTER)}>{text}</SmartLink>,
          })}
        </p>
      }
      aside={<AccountAdds />}
    >
      <SignedInAlready returnTo={returnTo} onGoOn={popup ? done : undefined} />
      <ProviderScreens way="login" onDone={done}>
        <SignInForm id="sign-in" onDone={done} />
      </ProviderScreens>
    </FormPage>
  );
};
