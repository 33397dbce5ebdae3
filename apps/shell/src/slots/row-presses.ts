import { PENDING } from '@signpost/shared-ui';

const PRESSED_BUTTONS = `button[${PENDING}]`;

/** The links and buttons of a row, which are the same before and after hydration. */
export const focusable = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('a, button')];

/**
 * Marks the buttons of a row that is not hydrated as pending when they are pressed, and calls `onPress`. Returns a
 * function that stops it.
 */
export const keepRowPresses = (row: Element, onPress: () => void): (() => void) => {
  const keep = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    button.setAttribute(PENDING, '');
    onPress();
  };
  row.addEventListener('click', keep);
  return () => row.removeEventListener('click', keep);
};

/** Indexes of the pressed buttons among the focusable elements of a row. */
export const keptRowPresses = (row: Element): number[] =>
  focusable(row).flatMap((element, index) => (element.matches(PRESSED_BUTTONS) ? [index] : []));

/** Drops the presses of a row that could not be loaded. */
export const dropRowPresses = (row: Element): void =>
  row.querySelectorAll(PRESSED_BUTTONS).forEach((button) => button.removeAttribute(PENDING));
