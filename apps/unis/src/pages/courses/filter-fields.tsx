import { t } from '@signpost/language';
import type { CourseFacet, CoursePage } from '@signpost/api-client/courses';
import { valueOf } from '@signpost/api-client/filters';
import { FacetGroup, TextField } from '@signpost/shared-ui';
import { FACETS, FILTER_TYPES, type CoursesSearch, type FilterType } from './search';

const legends = () =>
  ({ subject: t('Subject'), qualification: t('Qualification'), mode: t('Way of studying') }) as const;

/** Number of subjects shown before "Show all". */
const SUBJECTS_IN_VIEW = 8;

const optionsOf = (
  facets: CoursePage['facets'],
  type: FilterType,
  chosen: readonly string[],
): readonly CourseFacet[] =>
  (facets?.[FACETS[type]] ?? [])
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
    .sort((one, other) => other.count - one.count);

interface FilterFieldsProps {
  search: CoursesSearch;
  facets: CoursePage['facets'];
}

/** Filter fields with counts: words, subject, qualification and mode of study. */
export const FilterFields = ({ search, facets }: FilterFieldsProps) => (
  <>
    <TextField label={t('Words in the course')} name="q" type="search" defaultValue={search.q} />
    {FILTER_TYPES.map((type) => {
      const selected = search.chosen[type].map(valueOf);
      const options = optionsOf(facets, type, selected);
      return options.length === 0 ? null : (
        <FacetGroup
          key={type}
          legend={legends()[type]}
          name={type}
          options={options}
          selected={selected}
          shown={SUBJECTS_IN_VIEW}
        />
      );
    })}
  </>
);
