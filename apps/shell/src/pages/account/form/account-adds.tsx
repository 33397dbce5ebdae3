import { rich, t } from '@signpost/language';
import { SmartLink } from '@signpost/shared-ui';
import { useNeedsAccount } from '../gate/use-needs-account';

/** Lists what an account adds, beside the sign-in and register forms. */
export const AccountAdds = () => {
  const needed = useNeedsAccount();
  return (
    <>
      <h2>{t('What an account adds')}</h2>
      <ul>
        <li>{t('The same saved list on your phone and your laptop.')}</li>
        <li>{t('Your list is kept when this browser is cleared.')}</li>
        <li>{t('Your quiz results, if you take the career quiz while you are signed in.')}</li>
      </ul>
      <p>
        {needed
          ? t('You need one to save things here.')
          : t('You do not need one. Without it, your list is kept in this browser.')}{' '}
        {rich('Read what we keep in <link>cookies and privacy</link>.', {
          link: (text) => <SmartLink href="/cookies">{text}</SmartLink>,
        })}
      </p>
    </>
  );
};
