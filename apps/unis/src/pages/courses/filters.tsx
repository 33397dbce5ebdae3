import type { CourseFacet, CoursePage } from '@signpost/api-client/courses';
import {
  FacetGroup,
  FilterPanel,
  TextField,
  wordParts,
  type Chip,
  type UnderstoodWords,
  counted,
} from '@signpost/shared-ui';
import {
  CHOICES,
  changed,
  coursesAddress,
  fieldsOf,
  searching,
  type Choice,
  type CoursesSearch,
} from './search';

const LEGENDS = { subject: 'Subject', qualification: 'Qualification', mode: 'Way of studying' } as const;
const FACETS = { subject: 'subjectGuides', qualification: 'qualification', mode: 'studyMode' } as const;

/** Number of subjects shown before "Show all". */
const SUBJECTS_IN_VIEW = 8;

const choicesOf = (
  facets: CoursePage['facets'],
  choice: Choice,
  chosen: readonly string[],
): readonly CourseFacet[] =>
  (facets?.[FACETS[choice]] ?? [])
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
    .sort((one, other) => other.count - one.count);

interface CoursesFiltersProps {
  path: string;
  search: CoursesSearch;
  facets: CoursePage['facets'];
  /** The number of courses found; omitted when they could not be loaded. */
  total: number | undefined;
}

/** Filters with counts: words, subject, qualification and mode of study. */
export const CoursesFilters = ({ path, search, facets, total }: CoursesFiltersProps) => (
  <FilterPanel
    action={path}
    keep={fieldsOf(search, ['q', 'exact', ...CHOICES])}
    count={total === undefined ? undefined : counted(total, 'course')}
  >
    <TextField label="Words in the course" name="q" type="search" defaultValue={search.q} />
    {CHOICES.map((choice) => {
      const options = choicesOf(facets, choice, search.chosen[choice]);
      return options.length === 0 ? null : (
        <FacetGroup
          key={choice}
          legend={LEGENDS[choice]}
          name={choice}
          options={options}
          selected={search.chosen[choice]}
          shown={SUBJECTS_IN_VIEW}
        />
      );
    })}
  </FilterPanel>
);

/** The number of active filters. */
export const countFilters = ({ q, chosen }: CoursesSearch): number =>
  CHOICES.reduce((sum, choice) => sum + chosen[choice].length, q ? 1 : 0);

/** One active filter of the list. */
export interface ActiveFilter {
  readonly label: string;
  /** The search without this filter. */
  readonly without: CoursesSearch;
}

interface FilterState extends Omit<CoursesFiltersProps, 'path' | 'total'> {
  understood: UnderstoodWords | undefined;
}

/** Returns the active filters, including those understood from the query; each with the search without it. */
export const activeFilters = ({ search, facets, understood }: FilterState): ActiveFilter[] => [
  ...wordParts(search.q, understood).map(({ label, without }) => ({
    label,
    without: searching(search, without),
  })),
  ...CHOICES.flatMap((choice) =>
    search.chosen[choice].map((value) => ({
      label: facets?.[FACETS[choice]].find((facet) => facet.value === value)?.label ?? value,
      without: changed(search, {
        chosen: {
          ...search.chosen,
          [choice]: search.chosen[choice].filter((other) => other !== value),
        },
      }),
    })),
  ),
];

/** The same filters as links that remove each one from the list at `path`. */
export const chipsOf = ({ path, ...state }: FilterState & { path: string }): Chip[] =>
  activeFilters(state).map(({ label, without }) => ({ label, href: coursesAddress(path, without) }));
