import { t } from '@signpost/language';
import { Button, GetForm, Select } from '@signpost/shared-ui';
import { countries, type Country } from './countries';
import styles from './page.module.css';

const options = () => [
  { value: '', label: t('Choose a country') },
  ...countries().map(({ code, name }) => ({ value: code, label: name })),
];

/** Form for the country of the visitor's passport (E-20); works without JavaScript. */
export const CountryPicker = ({ path, country }: { path: string; country: Country | null }) => (
  <GetForm action={path} label={t('Your country')} className={styles.picker}>
    <Select
      key={country?.code}
      label={t('Country of your passport')}
      hint={t('What you need depends on it.')}
      name="country"
      options={options()}
      defaultValue={country?.code ?? ''}
    />
    <Button type="submit" variant="primary">
      {t('Show what I need')}
    </Button>
  </GetForm>
);
