import { t } from '@signpost/language';
import { useEffect, useRef } from 'react';
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

/** Keys that confirm a choice in an open list. All others move through the options of a closed one. */
const CONFIRMING_KEYS = ['Enter', ' ', 'Tab', 'Escape'];

/**
 * The sort order of a list. A choice sorts at once, but one made by arrow keys or letters only at Enter or when the
 * focus leaves, so that visitors can look through the options. Without JavaScript the button sorts.
 */
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
  const lastKey = useRef('');
  const sorted = useRef(value);
  useEffect(() => {
    sorted.current = value;
  }, [value]);
  const sort = ({ value: chosen, form }: HTMLSelectElement) => {
    if (chosen === sorted.current) return;
    sorted.current = chosen;
    if (nearest && chosen === NEAREST) void navigate(nearest.href, { preventScrollReset: true });
    else form?.requestSubmit();
  };
  return (
    <GetForm action={action} keep={keep} className={styles.sort}>
      <label className={styles.label}>
        <span>{t('Sort by')}</span>
        <select
          ref={select}
          className={styles.select}
          name={name}
          defaultValue={value}
          onPointerDown={() => (lastKey.current = '')}
          onKeyDown={({ key, currentTarget }) => {
            lastKey.current = key;
            if (key === 'Enter') sort(currentTarget);
          }}
          onChange={({ target }) => {
            if (lastKey.current === '' || CONFIRMING_KEYS.includes(lastKey.current)) sort(target);
          }}
          onBlur={({ target }) => sort(target)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {nearest && (
            <option value={NEAREST}>{t('Nearest to {postcode}', { postcode: nearest.postcode })}</option>
          )}
        </select>
      </label>
      <noscript>
        <Button type="submit" size="small">
          {t('Sort')}
        </Button>
      </noscript>
    </GetForm>
  );
};
