import type { ChangedValues, RecordChangeTable } from '../../platform/database/change-tables';
import { inRequestLanguage } from '../../platform/language/request-language';
import { english, type ChangeTexts } from './english-words';
import { welsh } from './welsh-words';

type Value = keyof ChangedValues;

const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`;
const percent = (share: number) => `${share}%`;

const FORMATS: Readonly<Record<Value, (value: number) => string>> = {
  title: String,
  points: String,
  pay: pounds,
  employed: percent,
  stayed: percent,
};

const valueSentences = (values: ChangedValues, texts: ChangeTexts): string[] => {
  const textOf = (value: string | number | null, format: (value: number) => string): string =>
    value === null ? texts.notPublished : typeof value === 'number' ? format(value) : value;
  return (Object.entries(FORMATS) as [Value, (value: number) => string][]).flatMap(([key, format]) => {
    const pair = values[key];
    if (!pair) return [];
    const [before, now] = pair;
    return [texts.value(texts.values[key], textOf(now, format), textOf(before, format))];
  });
};

/** States a change in plain sentences in the language of the request, as pages, the feed and emails show it. */
export const changeWords = ({
  kind,
  change,
  groups,
  details,
}: Pick<RecordChangeTable, 'kind' | 'change' | 'groups'> & { details: ChangedValues }): string => {
  const texts = inRequestLanguage<ChangeTexts>({ 'en-GB': english, cy: welsh });
  if (change !== 'changed') return texts[change][kind];
  return [
    texts.changed(groups.map((group) => texts.groups[group]).join('; ')),
    ...valueSentences(details, texts),
  ].join(' ');
};
