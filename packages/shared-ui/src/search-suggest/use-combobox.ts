import { useId, useState, type KeyboardEvent } from 'react';

interface ComboboxOptions {
  /** The number of options; the id of the list is `${id}list`, and those of the options `${id}-0`, `${id}-1`, … */
  count: number;
  onPick: (index: number) => void;
}

/**
 * The state and keys of an editable combobox with a list (ARIA 1.2): arrows move through the options and wrap around,
 * Enter selects, Escape closes and then clears, Tab moves on. The field keeps focus, so Home and End stay with it.
 */
export const useCombobox = ({ count, onPick }: ComboboxOptions) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const expanded = open && count > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const show = () => {
    setOpen(true);
    setActive(-1);
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    // -1 is the text itself, which the arrows pass through at either end.
    setActive((now) => ((now + step + 1 + count + 1) % (count + 1)) - 1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && expanded && active >= 0 && active < count) {
      event.preventDefault();
      close();
      onPick(active);
    } else if (event.key === 'Escape' && expanded) {
      // The first Escape closes the list; the second is the browser's own clearing of the field.
      event.preventDefault();
      close();
    }
  };
  const shown = expanded && active < count ? active : -1;
  const inputProps = {
    role: 'combobox',
    'aria-expanded': expanded,
    'aria-controls': `${id}list`,
    'aria-autocomplete': 'list',
    'aria-activedescendant': shown >= 0 ? `${id}-${shown}` : undefined,
    autoComplete: 'off',
    spellCheck: false,
    onClick: show,
    onKeyDown,
  } as const;
  return { id, expanded, active: shown, show, close, inputProps };
};
