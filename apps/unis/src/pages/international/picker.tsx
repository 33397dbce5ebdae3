import { Button, GetForm, Select } from '@signpost/shared-ui';
import { COUNTRIES, type Country } from './countries';
import styles from './page.module.css';

const OPTIONS = [
  { value: '', label: 'Choose a country' },
  ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
];

/** Form for the country of the visitor's passport (E-20); works without JavaScript. */
export const CountryPicker = ({ path, country }: { path: string; country: Country | null }) => (
  <GetForm action={path} label="Your country" className={styles.picker}>
    <Select
      key={country?.code}
      label="Country of your passport"
      hint="What you need depends on it."
      name="country"
      options={OPTIONS}
      defaultValue={country?.code ?? ''}
    />
    <Button type="submit" variant="primary">
      Show what I need
    </Button>
  </GetForm>
);
