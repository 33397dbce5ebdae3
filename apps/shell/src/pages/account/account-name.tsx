import { t } from '@signpost/language';
import { useVisitor } from '@signpost/identity';

/**
 * The name of the header's account link: the same for every visitor at first, then with the name of the signed-in
 * person.
 */
export const AccountName = () => {
  const { status, person } = useVisitor();
  return status === 'signedIn' ? t('Account: signed in as {name}', { name: person.name }) : t('Account');
};
