import type { CatalogueFiles } from '../../src/domain/catalogue/files';
import { cahNames } from '../../src/domain/courses/cah-names';
import type { SearchRecord } from '../../src/domain/search/engine/index/record';

const QUALIFICATIONS = [
  'BSc (Hons)',
  'BA (Hons)',
  'BEng (Hons)',
  'MEng',
  'LLB (Hons)',
  'FdSc',
  'HND',
  'MSci',
];
const MODES = ['Full-time', 'Part-time', 'Distance learning'];
const VARIANTS = ['', ' (with Foundation Year)', ' with a Year in Industry', ' with Study Abroad'];

/**
 * Generates deterministic records of the index `d10_courses`: titles of the catalogue, or of pairs of subjects,
 * distributed over its providers.
 */
export const syntheticCourses = (catalogue: CatalogueFiles, size: number): SearchRecord[] => {
  const providers = catalogue.providers();
  const names = Object.entries(cahNames).flatMap(([code, name]) =>
    code.length > 5 ? [name.replace(/ \(non-specific\)$/, '')] : [],
  );
  const titles = Array.from(catalogue.courses(), ({ title }) => title);
  const pick = <Item>(list: readonly Item[], at: number) => list[at % list.length];
  return Array.from({ length: size }, (_none, number) => {
    const provider = pick(providers, number);
    const spread = Math.floor(number / providers.length) + number * 7;
    const [one, other] = [pick(names, spread), pick(names, spread * 3 + 1)];
    const joined =
      number % 3 === 0 ? `${one}` : number % 3 === 1 ? `${one} and ${other}` : `${one} with ${other}`;
    const title = `${titles.length > 0 ? pick(titles, spread) : joined}${pick(VARIANTS, number)}`;
    const { latitude: lat, longitude: lng } = provider ?? {};
    return {
      objectID: `course-${number}`,
      kind: 'course',
      title,
      summary: `${title} at ${provider?.name}: three years, taught in ${provider?.address.town}.`,
      url: `/explore/courses/${number}/course`,
      provider: provider?.name,
      providerId: provider?.ukprn,
      aliases: provider?.aliases,
      qualification: pick(QUALIFICATIONS, number),
      scheme: 'Undergraduate',
      studyMode:
        number % 5 === 0 ? [pick(MODES, 0), pick(MODES, 1)] : [pick(MODES, number % 7 === 0 ? 2 : 0)],
      subjects: number % 3 === 0 ? [one] : [one, other],
      country: provider?.country,
      region: provider?.region,
      town: provider?.address.town,
      tariff: number % 6 === 0 ? null : 48 + ((number * 8) % 128),
      salary: number % 4 === 0 ? null : 22_000 + ((number * 100) % 14_000),
      _tags: ['course'],
      ...(lat != null && lng != null && { _geoloc: { lat, lng } }),
    };
  });
};
