import { z } from 'zod';
import { NATIONS, REGIONS } from '../../catalogue/record';
import { labelOf } from '../../catalogue/labels';
import type { CourseCriteria, FacetName } from './criteria';
import type { Selection } from './selection';

/** One filter value with the number of courses that it would leave. */
export interface Facet {
  value: string;
  label: string;
  count: number;
}

const facetSchema = z.array(z.strictObject({ value: z.string(), label: z.string(), count: z.int() }));

export const courseFacetsSchema = z.strictObject({
  qualification: facetSchema,
  studyMode: facetSchema,
  locations: facetSchema,
  country: facetSchema,
  subjectGuides: facetSchema,
} satisfies Record<FacetName, typeof facetSchema>);

export type CourseFacets = z.infer<typeof courseFacetsSchema>;

/** Modes of study and their labels. */
export const MODE_LABELS = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  distance: 'Distance learning',
} as const;

const named = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));

/**
 * Returns the facets of a list. Modes, regions, nations and subject guides are all listed in their usual order;
 * qualifications only if they have a course or are selected, most common first.
 */
export const courseFacets = (
  { counts }: Selection,
  { qualification }: CourseCriteria,
  guides: readonly { id: string; title: string }[],
): CourseFacets => {
  const facet = (
    name: FacetName,
    choices: readonly Omit<Facet, 'count'>[],
    byValue = counts(name),
  ): Facet[] =>
    choices.map(({ value, label }) => ({ value, label: labelOf(label), count: byValue.get(value) ?? 0 }));
  const qualifications = counts('qualification');
  const modes = Object.entries(MODE_LABELS).map(([value, label]) => ({ value, label }));
  return {
    qualification: facet('qualification', named([...qualifications.keys()]), qualifications)
      .filter(({ value, count }) => count > 0 || qualification.includes(value))
      .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1)),
    studyMode: facet('studyMode', modes),
    locations: facet('locations', named(REGIONS)),
    country: facet('country', named(NATIONS)),
    subjectGuides: facet(
      'subjectGuides',
      guides.map(({ id, title }) => ({ value: id, label: title })),
    ),
  };
};
