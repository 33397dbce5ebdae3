import { rich, t } from '@signpost/language';
import { discardPendingSaves } from '@signpost/identity';
import { Dialog, SmartLink } from '@signpost/shared-ui';
import { REGISTER } from '../addresses';
import { ProviderScreens } from '../provider-screens';
import { withReturn } from '../return-path';
import { SignInForm } from '../sign-in/sign-in-form';

interface SignInDialogProps {
  open: boolean;
  /** The visitor's current path. */
  here: string;
  onClose: () => void;
}

/** Asks an anonymous visitor to sign in before saving (S-04); the pending save is carried out after sign-in. */
export const SignInDialog = ({ open, here, onClose }: SignInDialogProps) => (
  <Dialog
    open={open}
    title={t('Sign in to save this')}
    onClose={() => {
      discardPendingSaves();
      onClose();
    }}
  >
    <p>
      {rich('It is saved as soon as you have signed in. New here? <link>Make an account</link>.', {
        link: (text) => <SmartLink href={withReturn(REGISTER, here)}>{text}</SmartLink>,
      })}
    </p>
    <ProviderScreens way="login" onDone={onClose}>
      <SignInForm id="gate" onDone={onClose} />
    </ProviderScreens>
  </Dialog>
);
