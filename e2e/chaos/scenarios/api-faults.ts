import { uncached } from '../load';
import { factProbe } from '../probes/fact-probe';
import { pageProbe } from '../probes/page-probes';
import { STANDING } from '../regions';
import type { Scenario } from '../scenario';

const ADDRESS = '/api/v1/unis';

/** The API answers 503 with Retry-After; browsers call it through the shell. */
export const apiScenarios = (): Scenario[] => {
  let calls = 0;
  const isApi = (pathname: string) => {
    if (pathname.startsWith(ADDRESS)) calls += 1;
    return pathname.startsWith(ADDRESS);
  };
  return [
    {
      subject: 'backend',
      fault: 'answers 503 with Retry-After: 120',
      unaffectedPages: STANDING,
      stages: [
        {
          when: 'a browser calls the API',
          begin: async ({ backend }) => backend.setFault('unavailable', isApi),
          probes: [
            factProbe(
              `one call to ${ADDRESS}`,
              '503 with Retry-After: 120, and one call of the backend',
              async (site) => {
                calls = 0;
                const answer = await fetch(site.url + uncached(ADDRESS));
                await answer.arrayBuffer();
                const retry = answer.headers.get('retry-after');
                return `${answer.status} with Retry-After: ${retry}, and ${calls === 1 ? 'one call' : `${calls} calls`} of the backend`;
              },
            ),
          ],
        },
      ],
      end: async ({ backend }) => backend.setFault('none'),
      recoveryProbes: [pageProbe('/explore/unis')],
    },
  ];
};
