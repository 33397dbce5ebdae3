import { t } from '@signpost/language';
import { useState } from 'react';
import { asIdentityError } from '@signpost/identity';
import { Button, Notice } from '@signpost/shared-ui';

/** Confirms with a button, in the browser that is signed in to the account. */
export const ConfirmButton = ({ confirm }: { confirm: () => Promise<void> }) => {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const run = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    await confirm().catch((failure: unknown) => setProblem(asIdentityError(failure).message));
    setIsBusy(false);
  };
  return (
    <>
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
      <div>
        <Button variant="primary" aria-disabled={isBusy || undefined} onClick={() => void run()}>
          {isBusy ? t('Confirming') : t('Yes, confirm it')}
        </Button>
      </div>
    </>
  );
};
