import { useVisitor } from '@signpost/identity';
import { Notice, SmartLink } from '@signpost/shared-ui';
import { ACCOUNT } from './addresses';

/** For someone who comes to a form that they do not need. */
export const SignedInAlready = ({ returnTo }: { returnTo: string | null }) => {
  const { status, person } = useVisitor();
  if (status !== 'signedIn') return null;
  return (
    <Notice kind="info" heading={`You are signed in as ${person.name}`}>
      <p>
        <SmartLink href={returnTo ?? ACCOUNT}>{returnTo ? 'Go on' : 'See your account'}</SmartLink>
      </p>
    </Notice>
  );
};
