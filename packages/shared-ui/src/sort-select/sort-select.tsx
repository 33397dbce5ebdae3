import { Button } from '../button/button';
import type { Option } from '../field/inputs';
import { useDefault } from '../field/use-default';
import { GetForm, type GetFormProps } from '../get-form/get-form';
import styles from './sort-select.module.css';

export interface SortSelectProps extends Pick<GetFormProps, 'action' | 'keep'> {
  name?: string;
  options: readonly Option[];
  value: string;
}

/** The sort order of a list. A choice sorts at once; without JavaScript the button does. */
export const SortSelect = ({ action, keep = {}, name = 'sort', options, value }: SortSelectProps) => {
  const select = useDefault<HTMLSelectElement>(value);
  return (
    <GetForm action={action} keep={keep} className={styles.sort}>
      <label className={styles.label}>
        <span>Sort by</span>
        <select
          ref={select}
          className={styles.select}
          name={name}
          defaultValue={value}
          onChange={({ target }) => target.form?.requestSubmit()}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <Button type="submit" size="small">
          Sort
        </Button>
      </noscript>
    </GetForm>
  );
};
