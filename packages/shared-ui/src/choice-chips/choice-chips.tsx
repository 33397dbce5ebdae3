import { SmartLink } from '../link/link';
import { grouped } from '../text/number';
import styles from './choice-chips.module.css';

export interface LinkChip {
  label: string;
  href: string;
  count?: number;
  current?: boolean;
}

export interface LinkChipsProps {
  /** Names the set. */
  label: string;
  chips: readonly LinkChip[];
  /** `_self` keeps the links inside a frame whose other links open in a new tab. */
  target?: '_self';
}

/** Short links side by side: popular searches, kinds of results with their counts. */
export const LinkChips = ({ label, chips, target }: LinkChipsProps) => (
  <ul className={styles.chips} aria-label={label}>
    {chips.map((chip) => (
      <li key={chip.href}>
        <SmartLink
          href={chip.href}
          target={target}
          className={styles.chip}
          aria-current={chip.current ? 'true' : undefined}
        >
          {chip.label}
          {chip.count !== undefined && <span className={styles.count}>{grouped(chip.count)}</span>}
        </SmartLink>
      </li>
    ))}
  </ul>
);

export interface ChoiceChipsProps {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  /** Whether several options may be chosen. */
  many?: boolean;
  defaultValues?: readonly string[];
  onChoose?: (value: string, chosen: boolean) => void;
}

/** A choice among short options: radio buttons or checkboxes, so it works in any form. */
export const ChoiceChips = ({
  legend,
  name,
  options,
  many = false,
  defaultValues = [],
  onChoose,
}: ChoiceChipsProps) => (
  <fieldset>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.chips}>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.chip}>
          <input
            type={many ? 'checkbox' : 'radio'}
            className={styles.input}
            name={name}
            value={value}
            defaultChecked={defaultValues.includes(value)}
            onChange={({ target }) => onChoose?.(value, target.checked)}
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);
