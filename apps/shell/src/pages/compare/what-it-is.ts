import { awardWords, type CourseListItem } from '@signpost/api-client/courses';
import { counted, type ComparedGroup } from '@signpost/shared-ui';
import { cellsOf, type Cell, type Way } from './ways';

const MODES: Readonly<Record<string, string>> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  distance: 'Distance learning',
};

const placesOf = ({ locations, provider }: CourseListItem): Cell =>
  [...new Set(locations.map(({ name }) => name))].join(', ') || provider.town;

const durationOf = ({ duration }: CourseListItem): Cell =>
  duration &&
  (duration.min === duration.max
    ? counted(duration.min, 'year')
    : `${duration.min} to ${counted(duration.max, 'year')}`);

/** Rows that describe each way: kind, place, mode and length. */
export const descriptionGroup = (ways: readonly Way[]): ComparedGroup => ({
  name: 'What it is',
  rows: [
    {
      label: 'Kind',
      values: cellsOf(ways, awardWords, ({ facts: { level } }) =>
        level === undefined ? 'Apprenticeship' : `Apprenticeship, level ${level}`,
      ),
    },
    {
      label: 'Where you would be',
      values: cellsOf(ways, placesOf, ({ facts }) => facts.town ?? facts.region ?? null),
    },
    {
      label: 'How you study',
      values: cellsOf(
        ways,
        ({ studyModes }) => studyModes.map((mode) => MODES[mode] ?? mode).join(', ') || null,
        () => 'At work, with training',
      ),
    },
    { label: 'How long it takes', values: cellsOf(ways, durationOf, () => null) },
  ],
});
