import { t } from '@signpost/language';
import { Notice } from '@signpost/shared-ui';
import type { AddressProblem } from '@signpost/api-client/filters';

/** The invalid parts of the address, each named. Renders nothing without any. */
export const Problems = ({ problems }: { problems: readonly AddressProblem[] }) =>
  problems.length === 0 ? null : (
    <Notice kind="warning" heading={t('We could not use part of this address')}>
      <ul>
        {[...new Set(problems.map(({ message }) => message))].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
