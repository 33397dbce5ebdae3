import { counted, limit, type Chip } from '@signpost/shared-ui';
import { pointsOf } from '../../tariff/grades';
import type { LandingData } from './loader';
import { FILTER_TYPES } from './search';
import { changed, searchUrl, without } from './write-search';

/** What narrows the list, each with the address of the list without it. */
export const chipsOf = ({ search, subjects, from }: LandingData): Chip[] => {
  const chip = (label: string, change: Parameters<typeof changed>[1]): Chip => ({
    label,
    href: searchUrl(changed(search, change)),
  });
  const subject = subjects.find(({ id }) => id === search.subject);
  const { from: place } = from;
  return [
    ...(search.q ? [chip(`“${limit(search.q, 40)}”`, { q: '' })] : []),
    ...(subject ? [chip(subject.title, { subject: null })] : []),
    ...(place
      ? [
          chip(
            search.radius ? `Within ${search.radius} miles of ${place.postcode}` : `From ${place.postcode}`,
            { postcode: '', radius: null },
          ),
        ]
      : []),
    ...(search.grades.length > 0
      ? [chip(`Your ${counted(pointsOf(search.grades), 'point')}`, { grades: [] })]
      : []),
    ...(search.start === null ? [] : [chip(`Starts in ${search.start}`, { start: null })]),
    ...FILTER_TYPES.flatMap((type) =>
      search.chosen[type].map((value) => ({ label: value, href: searchUrl(without(search, type, value)) })),
    ),
  ];
};
