import type { EmployerAddress } from '@signpost/api-client/employers';

/** Formats a postal address on one line. */
export const oneLine = ({ address1, address2, city, county, postcode }: EmployerAddress): string =>
  [address1, address2, city, county, postcode].filter(Boolean).join(', ');
