import type { OpenDay } from '@signpost/api-client/events';
import { OpenDayList } from '../../components/open-days/open-day-list';
import { OpenDayPlan } from '../../components/open-days/plan';

/** The provider's open days, and which of them the visitor saved. */
export const OpenDays = ({ days }: { days: readonly OpenDay[] }) => (
  <>
    <OpenDayPlan days={days} />
    <OpenDayList days={days} />
  </>
);
