import { SmartLink } from '@signpost/shared-ui';
import { useNeedsAccount } from '../gate/use-needs-account';

/** Lists what an account adds, beside the sign-in and register forms. */
export const AccountAdds = () => {
  const needed = useNeedsAccount();
  return (
    <>
      <h2>What an account adds</h2>
      <ul>
        <li>The same saved list on your phone and your laptop.</li>
        <li>Your list is kept when this browser is cleared.</li>
        <li>Your quiz results, if you take the career quiz while you are signed in.</li>
      </ul>
      <p>
        {needed
          ? 'You need one to save things here.'
          : 'You do not need one. Without it, your list is kept in this browser.'}{' '}
        Read what we keep in <SmartLink href="/cookies">cookies and privacy</SmartLink>.
      </p>
    </>
  );
};
