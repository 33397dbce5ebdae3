import type { CourseDetails, CourseFee } from '@signpost/api-client/course-details';
import { DefinitionList, Prose, salary } from '@signpost/shared-ui';
import { LeaveLink } from '../../../components/leave-link';

const amountOf = ({ amount, currency, basis }: CourseFee): string => {
  const money =
    currency === 'GBP'
      ? salary(amount)
      : amount.toLocaleString('en-GB', { style: 'currency', currency, maximumFractionDigits: 0 });
  return basis ? `${money}, ${basis}` : money;
};

/** Published fees of the course, and ways to pay for it. */
export const Money = ({ course: { options, provider } }: { course: CourseDetails }) => {
  const fees = new Map(options.flatMap((option) => option.fees).map((fee) => [fee.whose, fee]));
  return (
    <>
      {fees.size > 0 && (
        <DefinitionList
          items={[...fees.values()].map((fee) => ({
            term: `Students from ${fee.whose}`,
            value: amountOf(fee),
          }))}
        />
      )}
      <Prose>
        {fees.size === 0 && (
          <p>The fees of this course are not published here. {provider.name} has them on its website.</p>
        )}
        <p>
          Most UK students do not pay tuition fees up front: a loan covers them, and you pay it back only once
          you earn enough. Which loan you can get depends on where you live.{' '}
          <LeaveLink
            href="https://www.gov.uk/student-finance"
            site="GOV.UK"
            purpose="GOV.UK explains loans and grants, and where to apply in England, Scotland, Wales and Northern Ireland."
          >
            Read about student finance
          </LeaveLink>
        </p>
      </Prose>
    </>
  );
};
