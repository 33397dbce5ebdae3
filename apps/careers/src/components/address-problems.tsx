import { Notice } from '@signpost/shared-ui';
import type { Problem } from './read-address';

/** What of the address could not be used, each part named. Nothing when all of it could. */
export const AddressProblems = ({ problems }: { problems: readonly Problem[] }) =>
  problems.length === 0 ? null : (
    <Notice kind="warning" heading="We could not use part of this address">
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
