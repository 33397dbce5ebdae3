import { t } from '@signpost/language';
import { OPEN_DAY_KINDS, type OpenDay } from '@signpost/api-client/events';
import { useOwnPlace, type OwnPlace } from '@signpost/identity/own-place';
import {
  Button,
  ButtonLink,
  CheckboxGroup,
  dayParts,
  EmptyState,
  GetForm,
  ResultsBar,
  Select,
  SortSelect,
} from '@signpost/shared-ui';
import { openDayNames, OpenDayList } from '../../components/open-days/open-day-list';
import { OpenDayPlan } from '../../components/open-days/plan';
import { filterOpenDays, type OpenDayFilters } from './filter-open-days';
import {
  DISTANCES,
  filterFields,
  hasOpenDayFilters,
  NEXT_SHOWN,
  WHERE_TO_GO,
  whereUrl,
  type WhereSearch,
} from './search';
import { useSavedDays } from './use-saved-days';
import styles from './page.module.css';

/** Returns twelve months from the first open day: only the API knows which of them have one. */
const monthsFrom = ([first]: readonly OpenDay[]) => {
  const [year = 0, month = 0] = (first?.date ?? '').split('-').map(Number);
  return Array.from({ length: first ? 12 : 0 }, (_, ahead) => {
    const value = new Date(Date.UTC(year, month - 1 + ahead, 15)).toISOString().slice(0, 7);
    const parts = dayParts(`${value}-15`);
    return { value, label: `${parts.month} ${parts.year}` };
  });
};

/** Parameters of the area around a postcode. */
const areaFields = ({ located, search }: OpenDayFilters): Record<string, string> => ({
  ...(located && { postcode: located.postcode, radius: String(search.radius) }),
});

/** The open days in the widest area around the visitor's own place, the nearest first. */
const nearestDays = ({ postcode }: OwnPlace, { month, kinds }: WhereSearch): string => {
  const area = { postcode, radius: String(Math.max(...DISTANCES)) };
  return `${whereUrl({ ...area, ...filterFields({ month, kinds }), sort: 'distance' })}#open-days`;
};

const allDays = (filters: OpenDayFilters): string => {
  const { search } = filters;
  const order = search.nearest && { sort: 'distance' };
  return `${whereUrl({ ...areaFields(filters), ...filterFields(search), ...order, days: 'all' })}#open-days`;
};

/** The orders: by date, and by distance from the postcode of the address or from the visitor's own place. */
const Sort = (filters: OpenDayFilters) => {
  const own = useOwnPlace();
  const { search, located, around } = filters;
  const fields = { ...filterFields(search), days: search.all ? 'all' : '' };
  return (
    <SortSelect
      action={WHERE_TO_GO}
      keep={{ ...areaFields(filters), ...fields }}
      options={[
        { value: '', label: t('Soonest first') },
        ...(around && located
          ? [{ value: 'distance', label: t('Nearest to {postcode}', { postcode: located.postcode }) }]
          : []),
      ]}
      value={around && search.nearest ? 'distance' : ''}
      nearest={
        around || search.location || !own ? null : { postcode: own.postcode, href: nearestDays(own, search) }
      }
    />
  );
};

const countWords = (count: number, next: boolean): string =>
  next
    ? t('The next {count, plural, one {# open day} other {# open days}}', { count })
    : t('{count, plural, one {# open day} other {# open days}}', { count });

/** Open days with filters, the visitor's saved ones with their clashes, and calendar files. */
export const OpenDays = ({ days, ...filters }: { days: readonly OpenDay[] } & OpenDayFilters) => {
  const { search } = filters;
  const found = filterOpenDays(days, filters);
  const shown = search.all ? found : found.slice(0, NEXT_SHOWN);
  const next = !hasOpenDayFilters(filters);
  return (
    <>
      <OpenDayPlan days={useSavedDays(days)} />
      <GetForm
        action={WHERE_TO_GO}
        keep={{
          ...areaFields(filters),
          ...filterFields({ location: search.location }),
          ...(search.nearest && { sort: 'distance' }),
        }}
        label={t('Narrow the open days')}
        className={styles.narrow}
      >
        <Select
          key={search.month}
          label={t('Month')}
          name="month"
          options={[{ value: '', label: t('Any month') }, ...monthsFrom(days)]}
          defaultValue={search.month ?? ''}
        />
        <CheckboxGroup
          key={search.kinds.join()}
          legend={t('Kind')}
          name="kind"
          options={OPEN_DAY_KINDS.map((kind) => ({ value: kind, label: openDayNames()[kind] }))}
          defaultValues={search.kinds}
        />
        <Button type="submit">{t('Show open days')}</Button>
      </GetForm>
      <ResultsBar count={countWords(found.length, next)} sort={<Sort {...filters} />} />
      {shown.length > 0 ? (
        <>
          <OpenDayList days={shown} />
          {(next ? found.length === NEXT_SHOWN : shown.length < found.length) && (
            <p>
              <ButtonLink href={allDays(filters)} icon="arrow">
                {next
                  ? t('Show all open days')
                  : t('Show all {count, plural, one {# open day} other {# open days}}', {
                      count: found.length,
                    })}
              </ButtonLink>
            </p>
          )}
        </>
      ) : (
        <EmptyState
          heading={t('No open day matches')}
          ways={[{ name: t('See open days everywhere'), href: `${WHERE_TO_GO}#open-days` }]}
        >
          <p>{t('Most are in June, September and October. Try another month, or a place further away.')}</p>
        </EmptyState>
      )}
    </>
  );
};
