import { rich, t } from '@signpost/language';
import type { CourseRecord } from '@signpost/api-client/course-details';
import { LeaveLink } from '../../../components/leave-link';

/** CAH subjects that hold the health professions of the grant: nursing and midwifery, radiography, allied health. */
const SUBJECTS = /^CAH02-0(4|5-01|6)/;

/** The professions of the NHS Learning Support Fund, as titles of courses name them: the subjects hold others too. */
const PROFESSIONS =
  /\b(nurs(e|ing)|midwi|occupational therap|physiotherap|radiograph|radiotherap|dietetic|podiatr|paramedic|orthopti|orthotic|speech (and|&) language therap)/i;

/** Those that it supports at level 5 too. */
const PROFESSIONS_OF_LEVEL_5 = /\b(operating department|dental (hygien|therap))/i;

const LEVEL_5 = /^(DipHE|Fd[AS]|Foundation degree)/;
const BELOW_LEVEL_5 = /^(HN[CD]|CertHE|Cert)/;

/** Titles that lead to no first registration, or begin with a year before the training. */
const UNSUPPORTED =
  /nursing associate(?! pathway)|dental nurs|assistant|veterinary|apprentice|top[- ]?up|post[- ]?registration|foundation/i;

/** Whether the NHS pays a training grant to students of a course; a course about which this is not known has none. */
const isSupported = ({ title, qualification, subjects, provider, foundationYear }: CourseRecord): boolean =>
  provider.country === 'England' &&
  subjects.some(({ code }) => SUBJECTS.test(code)) &&
  qualification !== null &&
  !BELOW_LEVEL_5.test(qualification) &&
  foundationYear !== 'included' &&
  !UNSUPPORTED.test(title) &&
  (PROFESSIONS_OF_LEVEL_5.test(title) || (PROFESSIONS.test(title) && !LEVEL_5.test(qualification)));

/** Names the NHS training grant on courses of the health professions in England that it is paid for. */
export const NhsSupport = ({ record }: { record: CourseRecord | null }) =>
  record && isSupported(record) ? (
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
