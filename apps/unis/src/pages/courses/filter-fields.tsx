import { t } from '@signpost/language';
import type { CourseFacet, CoursePage } from '@signpost/api-client/courses';
import { FacetGroup, TextField } from '@signpost/shared-ui';
import { FACETS } from './chips';
import { CHOICES, type Choice, type CoursesSearch } from './search';

const legends = () =>
  ({ subject: t('Subject'), qualification: t('Qualification'), mode: t('Way of studying') }) as const;

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

interface FilterFieldsProps {
  search: CoursesSearch;
  facets: CoursePage['facets'];
}

/** Filter fields with counts: words, subject, qualification and mode of study. */
export const FilterFields = ({ search, facets }: FilterFieldsProps) => (
  <>
    <TextField label={t('Words in the course')} name="q" type="search" defaultValue={search.q} />
    {CHOICES.map((choice) => {
      const options = choicesOf(facets, choice, search.chosen[choice]);
      return options.length === 0 ? null : (
        <FacetGroup
          key={choice}
          legend={legends()[choice]}
          name={choice}
          options={options}
          selected={search.chosen[choice]}
          shown={SUBJECTS_IN_VIEW}
        />
      );
    })}
  </>
);
