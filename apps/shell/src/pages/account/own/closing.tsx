import { useState } from 'react';
import { asIdentityError, forgetAccount, openAdapter, type OwnAccounts } from '@signpost/identity';
import { Button, Dialog, Notice } from '@signpost/shared-ui';
import { AccountForm } from '../form/account-form';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';
import { Part } from './part';
import styles from './page.module.css';

const FILE = 'my-signpost-data.json';

const download = async (): Promise<void> => {
  const text = await (await openAdapter()).exportData();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** What is kept about the person: to take away, and to delete. */
export const Closing = ({ own }: { own: OwnAccounts | undefined }) => {
  const [problem, setProblem] = useState('');
  const [asked, ask] = useState(false);
  const onDownload = () => {
    setProblem('');
    download().catch((failure: unknown) => setProblem(asIdentityError(failure).message));
  };
  return (
    <Part id="your-data" heading="Your data">
      <p>Take everything that we keep about you as a file, or delete it all.</p>
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
      <div className={styles.acts}>
        <Button onClick={onDownload}>Download my data</Button>
        {own && (
          <Button variant="quiet" onClick={() => ask(true)}>
            Delete my account
          </Button>
        )}
      </div>
      {own && (
        <Dialog open={asked} onClose={() => ask(false)} title="Delete your account?">
          <p>
            Your details, your saved list and your settings are deleted at once, here and on every device.
            This cannot be undone.
          </p>
          <Removal own={own} />
        </Dialog>
      )}
    </Part>
  );
};

const FIELDS = { password: { label: 'Password', missing: 'Enter your password' } };

const Removal = ({ own }: { own: OwnAccounts }) => {
  const form = useForm({
    id: 'removal',
    fields: FIELDS,
    act: async ({ password }) => {
      await own.removeAccount(password);
      await forgetAccount();
    },
  });
  return (
    <AccountForm
      form={form}
      label="Delete your account"
      action="Delete my account"
      acting="Deleting"
      variant="secondary"
    >
      <PasswordField
        {...form.field('password')}
        label={FIELDS.password.label}
        hint="So that nobody else can do this."
        autoComplete="current-password"
      />
    </AccountForm>
  );
};
