import { t } from '@signpost/language';
import { useEffect, useState } from 'react';
import {
  countFavourites,
  openAdapter,
  useFavourites,
  useVisitor,
  type IdentityAdapter,
} from '@signpost/identity';
import { ButtonLink, Container, Notice, Skeleton, SmartLink } from '@signpost/shared-ui';
import { ACCOUNT, REGISTER, SIGN_IN } from '../addresses';
import { accountHandle } from '../entry';
import { AccountAdds } from '../form/account-adds';
import { NeedsScript } from '../form/form-page';
import { Closing } from './closing';
import { Deleted } from './deleted';
import { Details } from './details';
import { Settings } from './settings';
import { SigningOut } from './signing-out';
import { Unconfirmed } from './unconfirmed';
import { useProfile } from './use-profile';
import styles from './page.module.css';

export const handle = accountHandle(
  () => ({
    title: t('Your account'),
    description: t(
      'Your details, your settings, and everything that is kept about you, to take with you or to delete.',
    ),
  }),
  ACCOUNT,
);

/** The account page. Only the browser knows who is signed in, so the server's markup is the same for everyone. */
export const Component = () => {
  const { status, person } = useVisitor();
  const [isDeleted, setDeleted] = useState(false);
  return (
    <Container>
      <div className={styles.page}>
        <h1>{status === 'signedIn' ? t('Hello, {name}', { name: person.name }) : t('Your account')}</h1>
        <NeedsScript />
        {status === 'unknown' && (
          <div className={styles.waiting}>
            <Skeleton kind="list" count={4} label={t('Checking if you are signed in')} />
          </div>
        )}
        {status === 'anonymous' && (isDeleted ? <Deleted /> : <SignedOut />)}
        {status === 'signedIn' && <SignedIn onDeleted={() => setDeleted(true)} />}
      </div>
    </Container>
  );
};

const SignedOut = () => (
  <div className={styles.signedOut}>
    <p className={styles.lead}>{t('You are not signed in.')}</p>
    <p className={styles.acts}>
      <ButtonLink href={SIGN_IN} variant="primary">
        {t('Sign in')}
      </ButtonLink>
      <ButtonLink href={REGISTER}>{t('Make an account')}</ButtonLink>
    </p>
    <section className={styles.adds}>
      <AccountAdds />
    </section>
  </div>
);

interface SignedInProps {
  /** Called before the visitor is signed out. */
  onDeleted: () => void;
}

const SignedIn = ({ onDeleted }: SignedInProps) => {
  const { profile, failed, change } = useProfile();
  const count = countFavourites(useFavourites());
  const [own, setOwn] = useState<IdentityAdapter['own']>();
  useEffect(() => {
    openAdapter().then(
      (adapter) => setOwn(adapter.own),
      () => undefined,
    );
  }, []);
  return (
    <>
      <p className={styles.lead}>
        <SmartLink href="/explore/favourites">
          {count === 0
            ? t('Nothing saved yet')
            : t('{count, plural, one {# saved thing} other {# saved things}}', { count })}
        </SmartLink>
        {profile && (
          <span className={styles.email}>{t('You sign in as {email}', { email: profile.email })}</span>
        )}
      </p>
      {profile?.confirmBy && <Unconfirmed email={profile.email} confirmBy={profile.confirmBy} own={own} />}
      {failed && (
        <Notice kind="error" heading={t('Your details cannot be loaded at the moment')}>
          <p>{t('Reload the page to try again. Nothing is lost.')}</p>
        </Notice>
      )}
      {!profile && !failed && (
        <div className={styles.waiting}>
          <Skeleton kind="list" count={4} label={t('Loading your details')} />
        </div>
      )}
      {profile && <Details profile={profile} onChange={change} />}
      <Settings />
      <SigningOut own={own} />
      <Closing own={own} onDeleted={onDeleted} />
    </>
  );
};
