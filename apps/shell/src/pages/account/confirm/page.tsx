import { rich, t } from '@signpost/language';
import { useCallback, useEffect, useState } from 'react';
import {
  asIdentityError,
  enter,
  IdentityError,
  openAdapter,
  type ConfirmationLink,
} from '@signpost/identity';
import { Skeleton } from '@signpost/shared-ui';
import { ACCOUNT, CONFIRM } from '../addresses';
import { accountHandle } from '../entry';
import { FormPage } from '../form/form-page';
import { FormResult } from '../form/form-result';
import { useLinkToken } from '../form/use-link-token';
import { PasswordConfirmation } from './password-confirmation';
import { ConfirmButton } from './confirm-button';
import { InvalidLink } from './invalid-link';

export const handle = accountHandle(
  () => ({
    title: t('Confirm your email address'),
    description: t('Confirm your email address by the link in our email.'),
  }),
  CONFIRM,
);

/** The state of the link; a message gives the reason why it is invalid. */
type LinkState = ConfirmationLink | { readonly problem: string } | null;

const openOwnAccounts = async () => {
  const { own } = await openAdapter();
  if (!own) throw new IdentityError('refused', 'Accounts of this site are confirmed elsewhere.');
  return own;
};

/**
 * Confirms an account's email address by the link in an email, after a button press, because mail scanners follow
 * links. A browser that is signed in to the account needs no password; others do.
 */
export const Component = () => {
  const token = useLinkToken(CONFIRM);
  const [link, setLink] = useState<LinkState>(null);
  const [isDone, setIsDone] = useState(false);
  const showProblem = useCallback(
    (failure: unknown) => setLink({ problem: asIdentityError(failure).message }),
    [],
  );
  useEffect(() => {
    if (token === null) return;
    setIsDone(false);
    setLink(token === '' ? { problem: t('Open the link in our email again: part of it is missing.') } : null);
    if (token)
      void openOwnAccounts()
        .then((own) => own.readConfirmation(token).then(setLink))
        .catch(showProblem);
  }, [token, showProblem]);
  const confirm = async (password?: string): Promise<void> => {
    try {
      await enter(await (await openOwnAccounts()).confirm(token ?? '', password));
      setIsDone(true);
    } catch (failure) {
      if (!asIdentityError(failure).fields.some(({ field }) => field === 'token')) throw failure;
      showProblem(failure);
    }
  };
  if (isDone)
    return (
      <FormPage title={t('Your email address is confirmed')}>
        <FormResult
          message={t('Your account stays, and you can sign in to it on any device.')}
          next={{ name: t('See your account'), href: ACCOUNT }}
        />
      </FormPage>
    );
  if (link && 'problem' in link) return <InvalidLink problem={link.problem} />;
  return (
    <FormPage
      title={t('Confirm your email address')}
      lead={
        link && (
          <p>
            {rich(
              'Is <strong>{email}</strong> yours? Confirm it to keep your account, and to sign in on any device.',
              { email: link.email, strong: (text) => <strong>{text}</strong> },
            )}
          </p>
        )
      }
    >
      {!link && <Skeleton kind="list" count={1} label={t('Reading the link')} />}
      {link &&
        (link.isOwn ? (
          <ConfirmButton confirm={confirm} />
        ) : (
          <PasswordConfirmation email={link.email} confirm={confirm} />
        ))}
    </FormPage>
  );
};
