import { OPEN_DAY_KINDS, type OpenDay } from '@signpost/api-client/events';
import type { LatLng } from '@signpost/api-client/unis';
import {
  Button,
  ButtonLink,
  CheckboxGroup,
  counted,
  dayParts,
  EmptyState,
  GetForm,
  ResultCount,
  Select,
} from '@signpost/shared-ui';
import { milesBetween } from '../../components/distance';
import { OPEN_DAY_NAMES, OpenDayList } from '../../components/open-days/open-day-list';
import { OpenDayPlan } from '../../components/open-days/plan';
import type { WhereData } from './loader';
import { WHERE_TO_GO } from './search';
import styles from './page.module.css';

type Here = Pick<WhereData, 'search' | 'story' | 'located'> & { readonly around: LatLng | null };

/** Whether an open day is where the page looks. One online is nowhere: it counts when no place is chosen, or when asked for. */
const isHere = ({ place }: OpenDay, { story, around, search }: Here): boolean => {
  if (!place) return (!around && !story) || search.kinds.includes('online');
  if (around) return milesBetween(around, { lat: place.latitude, lng: place.longitude }) <= search.radius;
  if (!story) return true;
  if (story.type === 'city-guide') return place.town === story.title;
  return place.region === story.region || (story.region === null && place.country === story.nation);
};

const withDistance = (day: OpenDay, around: LatLng | null): OpenDay =>
  around && day.place
    ? { ...day, distance: milesBetween(around, { lat: day.place.latitude, lng: day.place.longitude }) }
    : day;

/** The open days that the address asks for. */
export const openDaysFor = (days: readonly OpenDay[], here: Here): OpenDay[] =>
  days
    .filter((day) => isHere(day, here))
    .filter(({ kind }) => here.search.kinds.length === 0 || here.search.kinds.includes(kind))
    .filter(({ date }) => here.search.month === null || date.startsWith(here.search.month))
    .map((day) => withDistance(day, here.around));

/** As many open days as are listed before someone asks for all. */
const NEXT_SHOWN = 12;

const monthsOf = (days: readonly OpenDay[]) =>
  [...new Set(days.map(({ date }) => date.slice(0, 7)))].sort().map((value) => {
    const { month, year } = dayParts(`${value}-15`);
    return { value, label: `${month} ${year}` };
  });

/** The fields of the page's address that narrow what is looked at, beside those of the open days. */
const hereFields = ({ search, located }: Here): Record<string, string> => ({
  ...(search.location && { location: search.location }),
  ...(located && { postcode: located.postcode, radius: String(search.radius) }),
});

const allDays = (here: Here): string => {
  const { month, kinds } = here.search;
  const query = new URLSearchParams({ ...hereFields(here), ...(month && { month }), days: 'all' });
  for (const kind of kinds) query.append('kind', kind);
  return `${WHERE_TO_GO}?${query}#open-days`;
};

/** Open days with filters, the visitor's own plan with its clashes, and calendar files. */
export const OpenDays = ({ days, ...here }: { days: readonly OpenDay[] } & Here) => {
  const { search } = here;
  const shown = openDaysFor(days, here);
  return (
    <>
      <OpenDayPlan days={days} />
      <GetForm
        action={WHERE_TO_GO}
        keep={hereFields(here)}
        label="Narrow the open days"
        className={styles.narrow}
      >
        <Select
          key={search.month}
          label="Month"
          name="month"
          options={[{ value: '', label: 'Any month' }, ...monthsOf(days)]}
          defaultValue={search.month ?? ''}
        />
        <CheckboxGroup
          key={search.kinds.join()}
          legend="Kind"
          name="kind"
          options={OPEN_DAY_KINDS.map((kind) => ({ value: kind, label: OPEN_DAY_NAMES[kind] }))}
          defaultValues={search.kinds}
        />
        <Button type="submit">Show open days</Button>
      </GetForm>
      <ResultCount>{counted(shown.length, 'open day')}</ResultCount>
      {shown.length > 0 ? (
        <>
          <OpenDayList days={search.all ? shown : shown.slice(0, NEXT_SHOWN)} />
          {!search.all && shown.length > NEXT_SHOWN && (
            <p>
              <ButtonLink href={allDays(here)} icon="arrow">
                Show all {counted(shown.length, 'open day')}
              </ButtonLink>
            </p>
          )}
        </>
      ) : (
        <EmptyState
          heading="No open day matches"
          ways={[{ name: 'See open days everywhere', href: `${WHERE_TO_GO}#open-days` }]}
        >
          <p>Most are in June, September and October. Try another month, or a place further away.</p>
        </EmptyState>
      )}
    </>
  );
};
