import { useState } from 'react';
import { asIdentityError } from '@signpost/identity';
import { Button, Notice } from '@signpost/shared-ui';

/** Confirms by a press, in the browser that is signed in to the account. */
export const ByPress = ({ confirm }: { confirm: () => Promise<void> }) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const run = async () => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    await confirm().catch((failure: unknown) => setProblem(asIdentityError(failure).message));
    setBusy(false);
  };
  return (
    <>
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
      <div>
        <Button variant="primary" aria-disabled={busy || undefined} onClick={() => void run()}>
          {busy ? 'Confirming' : 'Yes, confirm it'}
        </Button>
      </div>
    </>
  );
};
