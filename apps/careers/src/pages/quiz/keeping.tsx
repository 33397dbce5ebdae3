import { useState } from 'react';
import { useVisitor } from '@signpost/identity';
import { Button, Icon, SmartLink } from '@signpost/shared-ui';
import { keepQuiz, useKeptQuiz } from '../../components/quiz-kept';
import { resultsUrl } from './address';
import styles from './keeping.module.css';

/**
 * Stores these results in the visitor's account (S-02). Results that the visitor submitted are stored already; results
 * opened from a link may be someone else's, so storing them needs a click. Space is reserved until the session is
 * known, to avoid layout shift.
 */
export const Keeping = ({ id }: { id: string }) => {
  const { status } = useVisitor();
  const kept = useKeptQuiz();
  const [failed, setFailed] = useState(false);
  return (
    <div className={styles.keeping}>
      {status === 'anonymous' && (
        <p>
          <SmartLink href={`/account/sign-in?return=${encodeURIComponent(resultsUrl({ id }))}`}>
            Sign in
          </SmartLink>{' '}
          to keep these results for next time.
        </p>
      )}
      {kept !== null && kept !== id && (
        <>
          <Button size="small" onClick={() => void keepQuiz(id).then((done) => setFailed(!done))}>
            Keep in your account
          </Button>
          {kept !== '' && <p>In place of your earlier results.</p>}
        </>
      )}
      <p role="status" className={styles.kept}>
        {kept === id ? (
          <>
            <Icon name="check" /> Kept in your account
          </>
        ) : (
          failed && 'That did not work. Try again in a minute.'
        )}
      </p>
    </div>
  );
};
