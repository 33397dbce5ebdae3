import { t } from '@signpost/language';
import { Card } from './card';
import { facts, kindOf, type CardBase } from './common';

export interface CourseCardProps extends CardBase {
  provider: string;
  /** The place of study, which may differ from the provider's. */
  place?: string | undefined;
  /** Such as "BSc (Hons)". */
  qualification: string;
  /** Such as "Full-time, 3 years". */
  mode: string;
  /**
   * Entry qualifications, such as "112 to 143 points: middle half of 2023-24 entrants of this course, about 15 people",
   * or why they are not known.
   */
  entry: string;
  /** Graduate pay with year and group, or why it is not known. */
  pay?: string;
}

/** A course: provider, place, entry qualifications, graduate pay. */
export const CourseCard = ({
  title,
  provider,
  place,
  qualification,
  mode,
  entry,
  pay,
  named,
  ...card
}: CourseCardProps) => (
  <Card
    {...card}
    line="courses"
    title={title}
    kind={kindOf(named, 'courses', t('Course'))}
    subtitle={place ? `${provider}, ${place}` : provider}
    meta={facts(`${qualification}, ${mode}`, entry, pay)}
  />
);
