import { t } from '@signpost/language';
import { Notice } from '@signpost/shared-ui';
import type { AddressProblem } from '@signpost/api-client/filters';

/** Lists the parts of the address that could not be used. Renders nothing when there are none. */
export const AddressProblems = ({ problems }: { problems: readonly AddressProblem[] }) =>
  problems.length === 0 ? null : (
    <Notice kind="warning" heading={t('We could not use part of this address')}>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
