import { PostcodeField, RadiusSelect, Select } from '@signpost/shared-ui';
import { GradePicker } from '../../tariff/grade-picker';
import type { LandingData } from './page-data';

/** Common fields of every course search: subject, location, grades. */
export const SearchFields = ({ search, subjects, from }: LandingData) => (
  <>
    <Select
      label="Subject"
      name="subject"
      options={[
        { value: '', label: 'Any subject' },
        ...subjects.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      defaultValue={search.subject ?? ''}
    />
    <PostcodeField
      label="Your postcode"
      hint="To see courses near you first"
      name="postcode"
      defaultValue={search.postcode}
      error={from.error ?? undefined}
    />
    <RadiusSelect radius={search.radius} isOptional />
    <GradePicker given={search.grades} />
  </>
);
