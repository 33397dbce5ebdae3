import type { IndexKind } from './kinds/kinds';

const PREFIX = 'd10';

/**
 * The index suffix on a host (K-10): `_prod` on `productionHost`, the one production host, if any; elsewhere `other`. A
 * production host without a port is that host on any port.
 */
export const indexSuffix = (host: string, productionHost: string | undefined, other = ''): string =>
  productionHost !== undefined && [host, host.replace(/:\d+$/, '')].includes(productionHost)
    ? '_prod'
    : other;

/** The name of an index (K-10): `d10_courses`, `d10_courses_prod`, or with an order the replica `d10_courses_salary_desc`. */
export const indexName = (kind: IndexKind, suffix: string, order?: string): string =>
  `${PREFIX}_${kind}${suffix}${order ? `_${order}` : ''}`;
