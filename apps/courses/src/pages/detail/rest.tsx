import { t } from '@signpost/language';
import { useOwnPoints } from '@signpost/identity/own-points';
import { LoadedPart, Part, Stack, named } from '@signpost/shared-ui';
import { pointsOf } from '@signpost/api-client/tariff';
import { Apply } from './apply';
import { EntryRequirements, EntrantsHad } from './entry/entry';
import type { DetailData } from './page-data';
import { Money } from './outcomes/money';
import { AddMyGrades } from './entry/my-grades';
import { OpenDays } from './open-days/open-days';
import { Outcomes } from './outcomes/outcomes';
import { Places } from './places';
import { Similar } from './similar';
import { EntryQualifications } from './entry/entry-qualifications';

/** Sections after the options: entry, outcomes, location, costs and application. */
export const Rest = ({ shown }: { shown: DetailData }) => {
  const { course, mine, subject } = shown;
  const { provider } = course;
  const own = useOwnPoints();
  const inAddress = pointsOf(mine.grades);
  const points = inAddress || (own?.points ?? 0);
  const guide = 'data' in subject ? subject.data : null;
  return (
    <Stack>
      <Part id="entry" heading={t('Getting in')}>
        <h3>{t('What it asks for')}</h3>
        <EntryRequirements course={course} />
        <h3>{t('What earlier entrants had')}</h3>
        <EntrantsHad course={course} points={points} />
        <EntryQualifications course={course} />
        <h3 id="my-grades">{t('Add my grades')}</h3>
        <AddMyGrades {...shown} points={points} isOfAccount={inAddress === 0 && own?.isOfAccount === true} />
      </Part>
      <Part id="outcomes" heading={t('What students say and do next')}>
        <Outcomes course={course} />
      </Part>
      <Part id="places" heading={t('Where you would study')}>
        <Places {...shown} />
      </Part>
      <Part id="money" heading={t('What it costs')}>
        <Money {...shown} />
      </Part>
      <Part id="apply" heading={t('How to apply')}>
        <Apply {...shown} />
      </Part>
      <Part id="open-days" heading={t('Open days at {name}', { name: named(provider.name) })}>
        <LoadedPart part={shown.openDays}>{(days) => <OpenDays course={course} days={days} />}</LoadedPart>
      </Part>
      <Part id="similar" heading={t('Similar courses')}>
        <LoadedPart part={shown.similar}>
          {(courses) => <Similar courses={courses} subject={guide?.id ?? null} />}
        </LoadedPart>
      </Part>
    </Stack>
  );
};
