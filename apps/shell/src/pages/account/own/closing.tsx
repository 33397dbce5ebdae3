import { t } from '@signpost/language';
import { useState } from 'react';
import { asIdentityError, forgetAccount, openAdapter, type OwnAccounts } from '@signpost/identity';
import { Button, Dialog, Notice, saveFile } from '@signpost/shared-ui';
import { AccountForm } from '../form/account-form';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';
import { Part } from './part';
import styles from './page.module.css';

const FILE_NAME = 'my-signpost-data.json';

const download = async (): Promise<void> => {
  const adapter = await openAdapter();
  saveFile(FILE_NAME, await adapter.exportData(), 'application/json');
};

interface ClosingProps {
  own: OwnAccounts | undefined;
  /** Called when the account is deleted, before the visitor is signed out. */
  onDeleted: () => void;
}

/** Export and deletion of the person's data. */
export const Closing = ({ own, onDeleted }: ClosingProps) => {
  const [problem, setProblem] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  const onDownload = () => {
    setProblem('');
    download().catch((failure: unknown) => setProblem(asIdentityError(failure).message));
  };
  return (
    <Part id="your-data" heading={t('Your data')}>
      <p>{t('Take everything that we keep about you as a file, or delete it all.')}</p>
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
      <div className={styles.acts}>
        <Button onClick={onDownload}>{t('Download my data')}</Button>
        {own && (
          <Button variant="quiet" onClick={() => setConfirming(true)}>
            {t('Delete my account')}
          </Button>
        )}
      </div>
      {own && (
        <Dialog open={isConfirming} onClose={() => setConfirming(false)} title={t('Delete your account?')}>
          <p>
            {t(
              'Your details, your saved list and your settings are deleted at once, here and on every device. This cannot be undone.',
            )}
          </p>
          <DeletionForm own={own} onDeleted={onDeleted} />
        </Dialog>
      )}
    </Part>
  );
};

const fields = () => ({ password: { label: t('Password'), missingMessage: t('Enter your password') } });

const DeletionForm = ({ own, onDeleted }: ClosingProps & { own: OwnAccounts }) => {
  const form = useForm({
    id: 'removal',
    fields: fields(),
    onSubmit: async ({ password }) => {
      await own.removeAccount(password);
      onDeleted();
      await forgetAccount();
    },
  });
  return (
    <AccountForm
      form={form}
      label={t('Delete your account')}
      submitLabel={t('Delete my account')}
      busyLabel={t('Deleting')}
      variant="secondary"
    >
      <PasswordField
        {...form.field('password')}
        label={fields().password.label}
        hint={t('So that nobody else can do this.')}
        autoComplete="current-password"
      />
    </AccountForm>
  );
};
