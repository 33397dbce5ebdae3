import { t } from '@signpost/language';
import { useEffect, useState, type ReactNode } from 'react';
import { asIdentityError, login, openAdapter, register } from '@signpost/identity';
import { Button, Notice } from '@signpost/shared-ui';

interface ProviderScreensProps {
  way: 'login' | 'register';
  onDone: () => void;
  /** The site's own form. */
  children: ReactNode;
}

/** Shows the site's own form, or a button that opens the identity provider's screens when the provider has its own. */
export const ProviderScreens = ({ way, onDone, children }: ProviderScreensProps) => {
  const [isProvided, setIsProvided] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    openAdapter().then(
      ({ screens }) => setIsProvided(screens === 'provider'),
      () => undefined,
    );
  }, []);
  if (!isProvided) return children;
  const open = async () => {
    setProblem('');
    try {
      await (way === 'login' ? login() : register());
      onDone();
    } catch (failure) {
      const { reason, message } = asIdentityError(failure);
      if (reason !== 'closed') setProblem(message);
    }
  };
  return (
    <>
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
      <div>
        <Button variant="primary" onClick={() => void open()}>
          {way === 'login' ? t('Sign in') : t('Make an account')}
        </Button>
      </div>
    </>
  );
};
