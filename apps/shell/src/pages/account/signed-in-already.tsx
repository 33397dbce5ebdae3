import { t } from '@signpost/language';
import { useVisitor } from '@signpost/identity';
import { Button, Notice, SmartLink } from '@signpost/shared-ui';
import { ACCOUNT } from './addresses';

interface SignedInAlreadyProps {
  returnTo: string | null;
  /** Continues as this person in the page that opened this window; without it, a link leads on. */
  onGoOn?: (() => void) | undefined;
}

/** Shown in place of a form to a visitor who is signed in already. */
export const SignedInAlready = ({ returnTo, onGoOn }: SignedInAlreadyProps) => {
  const { status, person } = useVisitor();
  if (status !== 'signedIn') return null;
  return (
    <Notice kind="info" heading={t('You are signed in as {name}', { name: person.name })}>
      {onGoOn ? (
        <Button variant="primary" onClick={onGoOn}>
          {t('Go on as {name}', { name: person.name })}
        </Button>
      ) : (
        <p>
          <SmartLink href={returnTo ?? ACCOUNT}>{returnTo ? t('Go on') : t('See your account')}</SmartLink>
        </p>
      )}
    </Notice>
  );
};
