import type { CourseRecord, Offered } from '../catalogue/course-record';
import { sortTitle } from '../courses/sort-title';
import { groupBy } from './group-by';

/** Candidate texts that distinguish courses of one title, most specific first; blank when not applicable. */
const tellings: readonly ((record: CourseRecord) => string)[] = [
  ({ body }) => yearOf(body.foundationYear, 'foundation year'),
  ({ body }) => yearOf(body.sandwich, 'placement year'),
  ({ body }) => yearOf(body.yearAbroad, 'year abroad'),
  ({ modes }) => modes.map((mode) => MODE_NAMES[mode]).join(' or '),
  ({ body }) => yearsOf(body.options),
  ({ body }) => placesOf(body.options),
];

const MODE_NAMES = {
  'full-time': 'full-time',
  'part-time': 'part-time',
  distance: 'distance learning',
} as const;

const yearOf = (offered: Offered, name: string): string => {
  if (offered === 'included') return `with ${name}`;
  return offered === 'optional' ? `${name} if you choose` : '';
};

const yearsOf = (options: CourseRecord['body']['options']): string => {
  const years = [...new Set(options.flatMap((option) => option.years ?? []))].sort();
  return years.length === 0
    ? ''
    : `${years.join(' or ')} ${years.length === 1 && years[0] === 1 ? 'year' : 'years'}`;
};

const placesOf = (options: CourseRecord['body']['options']): string =>
  [...new Set(options.flatMap(({ place }) => place?.name ?? []))].sort().join(', ');

/**
 * Returns for each of a provider's courses what distinguishes it from those of the same title and award: extra years,
 * mode, length and place, as many as needed. Courses without a published difference get the provider's own code.
 */
export const distinguish = (records: readonly CourseRecord[]): CourseRecord[] => {
  const namesakes = groupBy(records, ({ provider, title, qualification }) =>
    [provider, sortTitle(title), qualification ?? ''].join('|'),
  );
  const distinctions = new Map<CourseRecord, string>();
  for (const group of namesakes.values()) if (group.length > 1) tellApart(group, distinctions);
  return records.map((record) => {
    const distinction = distinctions.get(record);
    return distinction ? { ...record, body: { ...record.body, distinction } } : record;
  });
};

const tellApart = (group: readonly CourseRecord[], found: Map<CourseRecord, string>): void => {
  let texts = new Map<CourseRecord, string>(group.map((record) => [record, '']));
  const different = () => new Set(texts.values()).size;
  for (const telling of tellings) {
    if (different() === group.length) break;
    const longer = new Map(
      group.map(
        (record) => [record, [texts.get(record), telling(record)].filter(Boolean).join(', ')] as const,
      ),
    );
    if (new Set(longer.values()).size > different()) texts = longer;
  }
  const counts = groupBy(group, (record) => texts.get(record) ?? '');
  for (const [text, alike] of counts) {
    for (const record of alike) {
      const code = alike.length > 1 ? `course code ${record.kisCourseId}` : '';
      found.set(record, [text, code].filter(Boolean).join(', '));
    }
  }
};
