import { useVisitor } from '@signpost/identity';

/** What the header's way to the account is called: the same for everyone at first, then with whoever is signed in. */
export const AccountName = () => {
  const { status, person } = useVisitor();
  return status === 'signedIn' ? `Account: signed in as ${person.name}` : 'Account';
};
