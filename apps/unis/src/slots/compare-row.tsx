import { t } from '@signpost/language';
import { load as loadQuery } from '@signpost/api-client/base';
import { eventsApi, type OpenDay } from '@signpost/api-client/events';
import type { RowModule } from '@signpost/federation/contract';
import { OpenDayList } from '../components/open-days/open-day-list';
import styles from './row.module.css';

type OpenDays = readonly OpenDay[];

/** Maximum number of compared providers. */
const COMPARED = 4;
/** Number of open days shown for each. */
const OF_EACH = 2;

const PROVIDER = /^[0-9a-f]{8}\b/;

/** Returns the compared providers in an address, by their short ids. */
const comparedIn = (address: string): string[] => {
  const ids = new URL(address).searchParams.getAll('unis').join().toLowerCase().split(',');
  const known = ids.flatMap((id) => PROVIDER.exec(id.trim())?.[0] ?? []);
  return [...new Set(known)].slice(0, COMPARED);
};

/** Fetches the next open days of the compared universities, the same number of each, soonest first. */
export const load: RowModule<OpenDays>['load'] = async ({ context, request }) => {
  const days = await loadQuery(
    context,
    eventsApi.endpoints.listOpenDays.initiate({ providers: comparedIn(request.url) }),
  );
  const shown = new Map<string, number>();
  return days.filter(({ provider: { providerId } }) => {
    const before = shown.get(providerId) ?? 0;
    shown.set(providerId, before + 1);
    return before < OF_EACH;
  });
};

/** The universities row below a comparison: their open days. */
export const Component: RowModule<OpenDays>['Component'] = ({ data }) =>
  data.length === 0 ? null : (
    <section className={styles.row} data-line="unis" aria-labelledby="compare-unis">
      <h2 id="compare-unis">{t('Go and see them')}</h2>
      <OpenDayList days={data} />
    </section>
  );
