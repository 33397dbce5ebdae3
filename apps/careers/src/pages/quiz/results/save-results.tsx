import { rich, t } from '@signpost/language';
import { useState } from 'react';
import { useVisitor } from '@signpost/identity';
import { Button, Icon, SmartLink } from '@signpost/shared-ui';
import { saveQuizToAccount, useAccountQuiz } from '../../../components/quiz/account-quiz';
import { resultsUrl } from '../address';
import styles from './save-results.module.css';

/**
 * Stores these results in the visitor's account (S-02). Results that the visitor submitted are stored already; results
 * opened from a link may be someone else's, so storing them needs a click. Space is reserved until the session is
 * known, to avoid layout shift.
 */
export const SaveResults = ({ id }: { id: string }) => {
  const { status } = useVisitor();
  const accountQuiz = useAccountQuiz();
  const [failed, setFailed] = useState(false);
  return (
    <div className={styles.save}>
      {status === 'anonymous' && (
        <p>
          {rich('<link>Sign in</link> to keep these results for next time.', {
            link: (text) => (
              <SmartLink href={`/account/sign-in?return=${encodeURIComponent(resultsUrl({ id }))}`}>
                {text}
              </SmartLink>
            ),
          })}
        </p>
      )}
      {accountQuiz !== null && accountQuiz !== id && (
        <>
          <Button size="small" onClick={() => void saveQuizToAccount(id).then((done) => setFailed(!done))}>
            {t('Keep in your account')}
          </Button>
          {accountQuiz !== '' && <p>{t('In place of your earlier results.')}</p>}
        </>
      )}
      <p role="status" className={styles.saved}>
        {accountQuiz === id ? (
          <>
            <Icon name="check" /> {t('Kept in your account')}
          </>
        ) : (
          failed && t('That did not work. Try again in a minute.')
        )}
      </p>
    </div>
  );
};
