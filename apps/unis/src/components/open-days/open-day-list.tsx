import { t } from '@signpost/language';
import { openDayPath, type OpenDay, type OpenDayKind } from '@signpost/api-client/events';
import { savedPageId, titleWithProvider } from '@signpost/api-client/page-urls';
import { useOwnDistance } from '@signpost/identity/own-place';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import {
  CardGrid,
  Icon,
  OpenDayCard,
  SampleNotice,
  SaveButton,
  VisuallyHidden,
  miles,
} from '@signpost/shared-ui';
import { openDaysHref } from './calendar-file';
import styles from './open-days.module.css';
import { RemindMe } from './remind-me';

/** Display names of the kinds of open day. */
export const openDayNames = (): Readonly<Record<OpenDayKind, string>> => ({
  campus: t('On campus'),
  online: t('Online'),
  subject: t('For one subject'),
  applicant: t('For applicants'),
  postgraduate: t('For postgraduates'),
});

/** Converts an open day to a saved item. */
export const savedOpenDay = (day: OpenDay) => ({
  id: savedPageId('open_days', day.id),
  title: titleWithProvider('open_days', day.title, day.provider.name),
  url: openDayPath(day),
});

const placeOf = ({ place, distance }: OpenDay, measure: ReturnType<typeof useOwnDistance>): string | null => {
  if (!place) return null;
  const away = measure([{ lat: place.latitude, lng: place.longitude }], distance);
  return away === null ? place.town : t('{town}, {away} away', { town: place.town, away: miles(away) });
};

/** Open days with date, save button and calendar file, and with the required notices once. */
export const OpenDayList = ({ days }: { days: readonly OpenDay[] }) => {
  const saving = useSaveButtons('pages');
  const measure = useOwnDistance();
  const invented = days.find(({ sample }) => sample);
  return (
    <div className={styles.list}>
      {invented && <SampleNotice detail={invented.notice} />}
      <CardGrid>
        {days.map((day) => {
          const page = savedOpenDay(day);
          return (
            <li key={day.id}>
              <OpenDayCard
                title={day.title}
                sample={day.sample}
                href={page.url}
                provider={day.provider.name}
                date={day.date}
                time={t('{starts} to {ends}', { starts: day.starts, ends: day.ends })}
                place={placeOf(day, measure)}
                audience={day.kind === 'online' ? undefined : openDayNames()[day.kind]}
                action={
                  <span className={styles.acts}>
                    <SaveButton {...saving(page)} />
                    <RemindMe day={day} />
                    <a href={openDaysHref([day])} download={`${day.id}.ics`} className={styles.file}>
                      <Icon name="calendar" />
                      {t('Add to calendar')}
                      <VisuallyHidden>: {page.title}</VisuallyHidden>
                    </a>
                  </span>
                }
              />
            </li>
          );
        })}
      </CardGrid>
    </div>
  );
};
