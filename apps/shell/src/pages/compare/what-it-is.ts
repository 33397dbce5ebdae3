import { t } from '@signpost/language';
import { awardWords, type CourseListItem, studyModeName } from '@signpost/api-client/courses';
import { type ComparedGroup } from '@signpost/shared-ui';
import { cellsOf, type Cell, type Way } from './ways';

const placesOf = ({ locations, provider }: CourseListItem): Cell =>
  [...new Set(locations.map(({ name }) => name))].join(', ') || provider.town;

const durationOf = ({ duration }: CourseListItem): Cell =>
  duration &&
  (duration.min === duration.max
    ? t('{min, plural, one {# year} other {# years}}', { min: duration.min })
    : t('{min} to {max, plural, one {# year} other {# years}}', { min: duration.min, max: duration.max }));

/** Rows that describe each way: kind, place, mode and length. */
export const descriptionGroup = (ways: readonly Way[]): ComparedGroup => ({
  name: t('What it is'),
  rows: [
    {
      label: t('Kind'),
      values: cellsOf(ways, awardWords, ({ facts: { level } }) =>
        level === undefined ? t('Apprenticeship') : t('Apprenticeship, level {level}', { level }),
      ),
    },
    {
      label: t('Where you would be'),
      values: cellsOf(ways, placesOf, ({ facts }) => facts.town ?? facts.region ?? null),
    },
    {
      label: t('How you study'),
      values: cellsOf(
        ways,
        ({ studyModes }) => studyModes.map(studyModeName).join(', ') || null,
        () => t('At work, with training'),
      ),
    },
    {
      label: t('How long it takes'),
      values: cellsOf(ways, durationOf, ({ facts: { months } }) =>
        months === undefined ? null : t('{months, plural, one {# month} other {# months}}', { months }),
      ),
    },
  ],
});
