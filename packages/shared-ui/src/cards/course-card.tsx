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
  /** What it asks for, in the qualification that the visitor chose: "ABB", "128 points". Null when not published. */
  entry: string | null;
  /** What its graduates earn, with year and group, or why that is not known. */
  pay?: string;
}

/** A course: who teaches it and where, what it asks for, what its graduates earn. */
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
    meta={facts(
      `${qualification}, ${mode}`,
      entry === null ? 'Entry not published' : `Asks for ${entry}`,
      pay,
    )}
  />
);
