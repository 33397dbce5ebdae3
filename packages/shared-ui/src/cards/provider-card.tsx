import { TefRating, type TefAward } from '../badge/tef-rating';
import { Card } from '../card/card';
import { counted } from '../text/plural';
import { facts, kindOf, payOf, type CardBase } from './common';

export interface ProviderCardProps extends CardBase {
  place: string;
  /** Null: not part of TEF. */
  tef: TefAward | null;
  courses: number;
  /** Typical pay of its graduates in pounds a year. */
  pay: number | null;
  /** As it is read: "12 miles away". */
  distance?: string | undefined;
  /** Why it is shown, in place of its facts. */
  reasons?: readonly string[];
}

/** A university or college: place, teaching rating, size and graduate pay, or why it is shown. */
export const ProviderCard = ({
  title,
  place,
  tef,
  courses,
  pay,
  distance,
  reasons = [],
  named,
  ...card
}: ProviderCardProps) => (
  <Card
    {...card}
    line="unis"
    title={title}
    kind={kindOf(named, 'unis', 'University or college')}
    subtitle={place}
    badges={<TefRating award={tef} />}
    meta={
      reasons.length > 0
        ? reasons
        : facts(
            distance,
            courses > 0 ? counted(courses, 'course') : 'No courses listed yet',
            payOf(pay, 'graduate pay'),
          )
    }
  />
);
