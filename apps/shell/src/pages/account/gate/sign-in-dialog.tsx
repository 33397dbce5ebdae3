import { dropWishes } from '@signpost/identity';
import { Dialog, SmartLink } from '@signpost/shared-ui';
import { REGISTER } from '../addresses';
import { ProviderScreens } from '../provider-screens';
import { withReturn } from '../return-path';
import { SignInForm } from '../sign-in/sign-in-form';

interface SignInDialogProps {
  open: boolean;
  /** Where the visitor is. */
  here: string;
  onClose: () => void;
}

/** Asks someone to sign in who wanted to save something (S-04); what they wanted is done when they have. */
export const SignInDialog = ({ open, here, onClose }: SignInDialogProps) => (
  <Dialog
    open={open}
    title="Sign in to save this"
    onClose={() => {
      dropWishes();
      onClose();
    }}
  >
    <p>
      It is saved as soon as you have signed in. New here?{' '}
      <SmartLink href={withReturn(REGISTER, here)}>Make an account</SmartLink>.
    </p>
    <ProviderScreens way="login" onDone={onClose}>
      <SignInForm id="gate" onDone={onClose} />
    </ProviderScreens>
  </Dialog>
);
