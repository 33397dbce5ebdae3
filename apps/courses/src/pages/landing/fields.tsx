import { PostcodeField, Select } from '@signpost/shared-ui';
import { GradePicker } from '../../tariff/grade-picker';
import type { LandingData } from './page-data';

const DISTANCES = [5, 10, 25, 50, 100, 200];

const distances = (radius: number | null) => [
  { value: '', label: 'Any distance' },
  ...[...new Set([...DISTANCES, ...(radius === null ? [] : [radius])])]
    .sort((one, other) => one - other)
    .map((miles) => ({ value: String(miles), label: `Within ${miles} miles` })),
];

/** Common fields of every course search: subject, location, grades. */
export const SearchFields = ({ search, subjects, from }: LandingData) => (
  <>
    <Select
      key={`subject ${search.subject}`}
      label="Subject"
      name="subject"
      options={[
        { value: '', label: 'Any subject' },
        ...subjects.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      defaultValue={search.subject ?? ''}
    />
    <PostcodeField
      key={`postcode ${search.postcode}`}
      label="Your postcode"
      hint="To see courses near you first"
      name="postcode"
      defaultValue={search.postcode}
      error={from.error ?? undefined}
    />
    <Select
      key={`radius ${search.radius}`}
      label="How far you would go"
      name="radius"
      options={distances(search.radius)}
      defaultValue={String(search.radius ?? '')}
    />
    <GradePicker given={search.grades} />
  </>
);
