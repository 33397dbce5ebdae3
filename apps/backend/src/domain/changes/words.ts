import type { ChangedValues, RecordChangeTable } from '../../platform/database/change-tables';

type Group = RecordChangeTable['groups'][number];
type Value = keyof ChangedValues;

const GROUP_WORDS: Record<Group, string> = {
  title: 'name or award',
  study: 'how, where or how long you study',
  subjects: 'subjects',
  entry: 'points and qualifications of people who got in',
  outcomes: 'what people did and earned afterwards',
  survey: 'what students said in the National Student Survey',
  page: 'link to the course’s own page, or accreditation',
};

const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`;
const percent = (share: number) => `${share}%`;

const VALUE_WORDS: Record<Value, { name: string; format: (value: number) => string }> = {
  title: { name: 'Name', format: String },
  points: { name: 'Typical points of people who got in', format: String },
  pay: { name: 'Middle pay after 15 months', format: pounds },
  employed: { name: 'In work or more study after 15 months', format: percent },
  stayed: { name: 'Carried on or finished after a year', format: percent },
};

const valueText = (value: string | number | null, format: (value: number) => string): string =>
  value === null ? 'not published' : typeof value === 'number' ? format(value) : value;

const valueSentences = (values: ChangedValues): string[] =>
  (Object.entries(VALUE_WORDS) as [Value, (typeof VALUE_WORDS)[Value]][]).flatMap(
    ([key, { name, format }]) => {
      const pair = values[key];
      if (!pair) return [];
      const [before, now] = pair;
      return [`${name}: ${valueText(now, format)} (before: ${valueText(before, format)}).`];
    },
  );

/** States a change in plain sentences, as pages, the feed and emails show it. */
export const changeWords = ({
  kind,
  change,
  groups,
  details,
}: Pick<RecordChangeTable, 'kind' | 'change' | 'groups'> & { details: ChangedValues }): string => {
  const record = kind === 'course' ? 'course' : 'university or college';
  if (change === 'added') return `This ${record} is new in the published data.`;
  if (change === 'removed')
    return `This ${record} is no longer in the published data. Ask the university whether it still runs.`;
  return [
    `Changed: ${groups.map((group) => GROUP_WORDS[group]).join('; ')}.`,
    ...valueSentences(details),
  ].join(' ');
};
