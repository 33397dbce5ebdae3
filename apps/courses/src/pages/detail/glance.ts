import { t } from '@signpost/language';
import type { CourseDetails } from '@signpost/api-client/course-details';
import { absenceLabel, cohortNote } from '@signpost/api-client/courses';
import type { KeyFact } from '@signpost/api-client/key-facts';
import { grouped, type GlanceFact } from '@signpost/shared-ui';
import { courseFigures } from '../../components/course-figures';

const listed = () => [t('Entrants’ points'), t('Pay after 15 months')];

/**
 * The figures that decide about a course: entrants' points, graduate pay, work and the fee of UK students. Empty for a
 * course without a published record.
 */
export const glanceOf = ({ record }: CourseDetails, fee: KeyFact | null): GlanceFact[] => {
  if (!record) return [];
  const { employment } = record;
  return [
    ...courseFigures(record).filter(({ label }) => listed().includes(label)),
    {
      label: t('In work or study'),
      value: employment && `${employment.percent}%`,
      note: employment ? cohortNote(employment, { grouped }) : absenceLabel(record, 'employment'),
    },
    ...(fee ? [{ label: t('Highest fee, UK students'), value: fee.value, note: fee.year }] : []),
  ];
};
