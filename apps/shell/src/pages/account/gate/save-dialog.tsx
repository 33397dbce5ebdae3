import { rich, t } from '@signpost/language';
import { discardPendingSaves, isLoginRequired, saveOnDevice } from '@signpost/identity';
import { Button, ButtonLink, Dialog, SmartLink } from '@signpost/shared-ui';
import { REGISTER, SIGN_IN } from '../addresses';
import { ProviderScreens } from '../provider-screens';
import { withReturn } from '../return-path';
import { SignInForm } from '../sign-in/sign-in-form';

interface SaveDialogProps {
  open: boolean;
  /** The visitor's current path. */
  here: string;
  onClose: () => void;
}

/**
 * Asks an anonymous visitor where to keep what they save (S-04), or to sign in where that is the only way. The pending
 * save is carried out after either, and discarded when the visitor closes the dialog.
 */
export const SaveDialog = ({ open, here, onClose }: SaveDialogProps) => {
  const dialog = {
    open,
    onClose: () => {
      discardPendingSaves();
      onClose();
    },
  };
  if (isLoginRequired())
    return (
      <Dialog {...dialog} title={t('Sign in to save this')}>
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
  const keepHere = () => {
    saveOnDevice();
    onClose();
  };
  return (
    <Dialog
      {...dialog}
      title={t('Where do you want to keep this?')}
      actions={
        <>
          <ButtonLink variant="primary" href={withReturn(SIGN_IN, here)}>
            {t('Sign in or register')}
          </ButtonLink>
          <Button onClick={keepHere}>{t('Keep on this device')}</Button>
        </>
      }
    >
      <p>
        {t(
          'In an account, you have what you save on every device that you sign in on. On this device, it is in this browser and nowhere else.',
        )}
      </p>
      <p>
        {rich(
          'If you keep it on this device, we remember that and do not ask again. You can change it in <link>cookies and privacy</link>.',
          { link: (text) => <SmartLink href="/cookies">{text}</SmartLink> },
        )}
      </p>
    </Dialog>
  );
};
