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
import { Said } from '../form/said';
import { useLinkToken } from '../form/use-link-token';
import { ByPassword } from './by-password';
import { ByPress } from './by-press';
import { NoLink } from './no-link';

export const handle = accountHandle(
  'Confirm your email address',
  'Confirm your email address by the link in our letter.',
  CONFIRM,
);

/** What is known of the link; a message says why it is worth nothing. */
type Link = ConfirmationLink | { readonly problem: string } | null;

const openOwn = async () => {
  const { own } = await openAdapter();
  if (!own) throw new IdentityError('refused', 'Accounts of this site are confirmed elsewhere.');
  return own;
};

/**
 * Confirms the address of an account by a letter's link, when the visitor says so: programs look into letters and follow
 * their links. A browser that is signed in to the account needs no more; others ask for its password.
 */
export const Component = () => {
  const token = useLinkToken(CONFIRM);
  const [link, setLink] = useState<Link>(null);
  const [done, setDone] = useState(false);
  const fail = useCallback((failure: unknown) => setLink({ problem: asIdentityError(failure).message }), []);
  useEffect(() => {
    if (token === null) return;
    setDone(false);
    setLink(token === '' ? { problem: 'Open the link in our letter again: a part of it is missing.' } : null);
    if (token)
      void openOwn()
        .then((own) => own.readConfirmation(token).then(setLink))
        .catch(fail);
  }, [token, fail]);
  const confirm = async (password?: string): Promise<void> => {
    try {
      await enter(await (await openOwn()).confirm(token ?? '', password));
      setDone(true);
    } catch (failure) {
      if (!asIdentityError(failure).fields.some(({ field }) => field === 'token')) throw failure;
      fail(failure);
    }
  };
  if (done)
    return (
      <FormPage title="Your email address is confirmed">
        <Said
          message="Your account stays, and you can sign in to it on any device."
          next={{ name: 'See your account', href: ACCOUNT }}
        />
      </FormPage>
    );
  if (link && 'problem' in link) return <NoLink problem={link.problem} />;
  return (
    <FormPage
      title="Confirm your email address"
      lead={
        link && (
          <p>
            Is <strong>{link.email}</strong> yours? Confirm it to keep your account, and to sign in on any
            device.
          </p>
        )
      }
    >
      {!link && <Skeleton kind="list" count={1} label="Reading the link" />}
      {link &&
        (link.isOwn ? <ByPress confirm={confirm} /> : <ByPassword email={link.email} confirm={confirm} />)}
    </FormPage>
  );
};
