import { t } from '@signpost/language';
import type { CourseDetails } from '@signpost/api-client/course-details';
import { absenceLabel, cohortNote } from '@signpost/api-client/courses';
import { feeSummary, type NationFees } from '@signpost/api-client/key-facts';
import { grouped, type GlanceFact } from '@signpost/shared-ui';
import { courseFigures } from '../../components/course-figures';

const listed = () => [t('Entrants’ points'), t('Pay after 15 months')];

/**
 * The figures that decide about a course: entrants' points, graduate pay, work and the tuition fee. Empty for a
 * course without a published record.
 */
export const glanceOf = ({ record }: CourseDetails, fees: readonly NationFees[]): GlanceFact[] => {
  if (!record) return [];
  const { employment } = record;
  return [
    ...courseFigures(record).filter(({ label }) => listed().includes(label)),
    {
      label: t('In work or study'),
      value: employment && `${employment.percent}%`,
      note: employment ? cohortNote(employment, { grouped }) : absenceLabel(record, 'employment'),
    },
    ...(fees.length > 0 ? [{ label: t('Tuition fee'), ...feeSummary(fees) }] : []),
  ];
};
