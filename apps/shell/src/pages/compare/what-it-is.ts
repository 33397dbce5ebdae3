import { awardWords, type CourseListItem } from '@signpost/api-client/courses';
import { counted, type ComparedGroup } from '@signpost/shared-ui';
import { each, type Cell, type Way } from './ways';

const MODES: Readonly<Record<string, string>> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  distance: 'Distance learning',
};

const placesOf = ({ locations, provider }: CourseListItem): Cell =>
  [...new Set(locations.map(({ name }) => name))].join(', ') || provider.town;

const years = ({ duration }: CourseListItem): Cell =>
  duration &&
  (duration.min === duration.max
    ? counted(duration.min, 'year')
    : `${duration.min} to ${counted(duration.max, 'year')}`);

/** What each way is: its kind, where, how, how long. */
export const whatItIs = (ways: readonly Way[]): ComparedGroup => ({
  name: 'What it is',
  rows: [
    {
      label: 'Kind',
      values: each(ways, awardWords, ({ facts: { level } }) =>
        level === undefined ? 'Apprenticeship' : `Apprenticeship, level ${level}`,
      ),
    },
    {
      label: 'Where you would be',
      values: each(ways, placesOf, ({ facts }) => facts.town ?? facts.region ?? null),
    },
    {
      label: 'How you study',
      values: each(
        ways,
        ({ studyModes }) => studyModes.map((mode) => MODES[mode] ?? mode).join(', ') || null,
        () => 'At work, with training',
      ),
    },
    { label: 'How long it takes', values: each(ways, years, () => null) },
  ],
});
