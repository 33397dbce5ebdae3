import { t } from '@signpost/language';
import { valueOf } from '@signpost/api-client/filters';
import { PostcodeField, RadiusSelect } from '@signpost/shared-ui';
import { SubjectSelect } from '../../components/subject-select';
import { GradePicker } from '../../tariff/grade-picker';
import type { LandingData } from './page-data';

/** Common fields of every course search: subject, location, grades. */
export const SearchFields = ({ search, subjects, from }: LandingData) => (
  <>
    <SubjectSelect subjects={subjects} chosen={search.subject && valueOf(search.subject)} />
    <PostcodeField
      label={t('Your postcode')}
      hint={t('To see courses near you first')}
      name="postcode"
      defaultValue={search.postcode}
      error={from.error ?? undefined}
    />
    <RadiusSelect radius={search.radius} isOptional />
    <GradePicker given={search.grades} />
  </>
);
