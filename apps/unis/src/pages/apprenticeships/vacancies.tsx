import { t } from '@signpost/language';
import { savedPageId } from '@signpost/api-client/page-urls';
import type { Apprenticeship } from '@signpost/api-client/jobs';
import { useOwnDistance } from '@signpost/identity/own-place';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import { ApprenticeshipCard, CardGrid, SaveButton, miles } from '@signpost/shared-ui';

const KINDS: Readonly<Record<number, string>> = { 6: 'degree', 7: 'master’s' };

const stageOf = (level: number): string =>
  KINDS[level] ? t('Level {level} ({kind})', { level, kind: KINDS[level] }) : t('Level {level}', { level });

const placeOf = (
  { location, latlon, distance }: Apprenticeship,
  measure: ReturnType<typeof useOwnDistance>,
): string | null => {
  const away = measure([latlon], distance);
  return (
    [location, away !== null && t('{distance} away', { distance: miles(away) })].filter(Boolean).join(', ') ||
    null
  );
};

/** Vacancies as cards: employer, level, wage, closing date, location and save button. */
export const Vacancies = ({ vacancies }: { vacancies: readonly Apprenticeship[] }) => {
  const saving = useSaveButtons('pages');
  const measure = useOwnDistance();
  return (
    <CardGrid>
      {vacancies.map((vacancy) => {
        const { id, title, url, recruiter, logo, level, salary, closingDate } = vacancy;
        return (
          <li key={id}>
            <ApprenticeshipCard
              sample={vacancy.sample}
              title={title}
              href={url}
              employer={recruiter}
              logo={logo || undefined}
              place={placeOf(vacancy, measure)}
              stage={level === null ? t('Level not published') : stageOf(level)}
              wage={salary || null}
              closes={closingDate}
              action={
                <SaveButton
                  {...saving({ id: savedPageId('apprenticeships', id), title, url, owner: recruiter })}
                />
              }
            />
          </li>
        );
      })}
    </CardGrid>
  );
};
