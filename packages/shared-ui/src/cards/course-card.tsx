import { Card } from '../card/card';
import { facts, kindOf, type CardBase } from './common';

export interface CourseCardProps extends CardBase {
  provider: string;
  /** Where one would study, which need not be where the provider is. */
  place?: string | undefined;
  /** Such as "BSc (Hons)". */
  qualification: string;
  /** Such as "Full-time, 3 years". */
  mode: string;
  /** What its entrants had, such as "112 to 143 points: middle half of 2023-24 entrants of this course, about 15 people", or why that is not known. */
  entry: string;
  /** What its graduates earn, with year and group, or why that is not known. */
  pay?: string;
}

/** A course: who teaches it and where, what its entrants had, what its graduates earn. */
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
    kind={kindOf(named, 'courses', 'Course')}
    subtitle={place ? `${provider}, ${place}` : provider}
    meta={facts(`${qualification}, ${mode}`, entry, pay)}
  />
);
