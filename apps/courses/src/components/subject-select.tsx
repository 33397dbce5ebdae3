import { t } from '@signpost/language';
import { Select } from '@signpost/shared-ui';

interface SubjectSelectProps {
  subjects: readonly { readonly id: string; readonly title: string }[];
  /** Id of the chosen subject; null for any. */
  chosen: string | null;
}

/** The choice of one subject guide, or of any subject, in a form. */
export const SubjectSelect = ({ subjects, chosen }: SubjectSelectProps) => (
  <Select
    label={t('Subject')}
    name="subject"
    options={[
      { value: '', label: t('Any subject') },
      ...subjects.map(({ id, title }) => ({ value: id, label: title })),
    ]}
    defaultValue={chosen ?? ''}
  />
);
