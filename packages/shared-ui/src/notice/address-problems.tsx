import { t } from '@signpost/language';
import { Notice } from './notice';

/** The parts of an address that could not be used, each named once. Renders nothing without any. */
export const AddressProblems = ({ problems }: { problems: readonly { readonly message: string }[] }) =>
  problems.length === 0 ? null : (
    <Notice kind="warning" heading={t('We could not use part of this address')}>
      <ul>
        {[...new Set(problems.map(({ message }) => message))].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
