import { t } from '@signpost/language';
import { useVisitor } from '@signpost/identity';
import { ButtonLink, SmartLink } from '@signpost/shared-ui';
import { Panel } from '../../components/panel/panel';
import { ACCOUNT, REGISTER, SIGN_IN } from '../account/addresses';
import { useNeedsAccount } from '../account/gate/use-needs-account';
import { withReturn } from '../account/return-path';
import { FAVOURITES } from './sharing/share-link';
import styles from './page.module.css';

/** What an account adds; for a signed-in visitor, that the list is in the account. */
export const SigningIn = () => {
  const { status, person } = useVisitor();
  const needed = useNeedsAccount();
  if (status === 'signedIn') {
    return (
      <Panel id="signing-in" icon="check" heading={t('In your account')}>
        <p>
          {t('You are signed in as {name}. Your list is the same on every device that you sign in on.', {
            name: person.name,
          })}
        </p>
        <p>
          <SmartLink href={ACCOUNT}>{t('See your account')}</SmartLink>
        </p>
      </Panel>
    );
  }
  return (
    <Panel id="signing-in" icon="device" heading={t('What signing in adds')}>
      <p>
        {needed
          ? t('You need an account to save things here. With it you have:')
          : t('You do not need an account. With one you have:')}
      </p>
      <ul className={styles.reasons}>
        <li>{t('the same list on your phone and your laptop')}</li>
        <li>{t('your list kept when this browser is cleared')}</li>
      </ul>
      <div className={styles.acts}>
        <ButtonLink size="small" href={withReturn(SIGN_IN, FAVOURITES)}>
          {t('Sign in')}
        </ButtonLink>
        <SmartLink href={withReturn(REGISTER, FAVOURITES)}>{t('Make an account')}</SmartLink>
      </div>
    </Panel>
  );
};
