import { rich, t } from '@signpost/language';
import type { CourseRecord } from '@signpost/api-client/course-details';
import { LeaveLink } from '../../../components/leave-link';

/** CAH groups of the health professions that the NHS pays a training grant for. */
const SUPPORTED = /^CAH02-0[46]/;

/** Names the NHS training grant on courses of a health profession in England, where it is paid. */
export const NhsSupport = ({ record }: { record: CourseRecord | null }) =>
  record?.provider.country === 'England' && record.subjects.some(({ code }) => SUPPORTED.test(code)) ? (
    <p>
      {rich(
        'Students of nursing, midwifery and many other health professions in England can get a training grant from the NHS every year, and help with travel and childcare. You do not pay it back. <link>Read about the NHS Learning Support Fund</link>',
        {
          link: (text) => (
            <LeaveLink
              href="https://www.nhsbsa.nhs.uk/nhs-learning-support-fund-lsf"
              site={t('NHS Business Services Authority')}
              purpose={t(
                'It says who can get the NHS Learning Support Fund, how much it is, and how to apply.',
              )}
            >
              {text}
            </LeaveLink>
          ),
        },
      )}
    </p>
  ) : null;
