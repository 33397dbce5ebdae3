import { useNavigate } from 'react-router-dom';
import { Button } from '../button/button';
import type { Option } from '../field/inputs';
import { useDefault } from '../field/use-default';
import { GetForm, type GetFormProps } from '../get-form/get-form';
import styles from './sort-select.module.css';

export interface SortSelectProps extends Pick<GetFormProps, 'action' | 'keep'> {
  name?: string;
  options: readonly Option[];
  value: string;
  /** The visitor's own postcode, and the list ordered by the distance from it: one more option. */
  nearest?: { readonly postcode: string; readonly href: string } | null;
}

/** The value of the option that leads to another address. It is never sent. */
const NEAREST = 'nearest-to-own-place';

/** The sort order of a list. A choice sorts at once; without JavaScript the button does. */
export const SortSelect = ({
  action,
  keep = {},
  name = 'sort',
  options,
  value,
  nearest = null,
}: SortSelectProps) => {
  const navigate = useNavigate();
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
          onChange={({ target }) => {
            if (nearest && target.value === NEAREST)
              void navigate(nearest.href, { preventScrollReset: true });
            else target.form?.requestSubmit();
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {nearest && <option value={NEAREST}>{`Nearest to ${nearest.postcode}`}</option>}
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
