import { t } from '@signpost/language';

/** Controls whose value differs from that of the page's address. */
const isChanged = (control: Element): boolean => {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (!(control instanceof HTMLInputElement)) return false;
  return control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
};

/** Makes everything except the sheet inert, and returns a function that undoes it. */
const holdFocus = (sheet: HTMLElement): (() => void) => {
  const held: HTMLElement[] = [];
  for (let part: HTMLElement | null = sheet; part && part !== document.body; part = part.parentElement) {
    for (const other of part.parentElement?.children ?? []) {
      if (other === part || !(other instanceof HTMLElement) || other.inert) continue;
      other.inert = true;
      held.push(other);
    }
  }
  return () => held.forEach((part) => (part.inert = false));
};

const DIALOG = {
  role: 'dialog',
  'aria-modal': 'true',
  get 'aria-label'() {
    return t('Filters');
  },
} as const;

/**
 * Makes a filter sheet submit its form at each choice, and a modal dialog while it is open: the rest of the page is
 * inert, and the button of the form closes it. Returns a function that undoes it.
 */
export const answerAtOnce = (sheet: HTMLElement): (() => void) => {
  const form = sheet.querySelector('form');
  let release: () => void = () => undefined;

  const submit = () => form?.requestSubmit();
  const changed = ({ target }: Event) => {
    if (target instanceof Node && sheet.contains(target)) submit();
  };
  const close = (event: SubmitEvent) => {
    if (event.submitter && sheet.matches(':popover-open')) sheet.hidePopover();
  };
  const leave = () => {
    release();
    release = () => undefined;
    for (const name of Object.keys(DIALOG)) sheet.removeAttribute(name);
  };
  const toggled = () => {
    leave();
    if (!sheet.matches(':popover-open')) {
      // The browser gives the focus back only when it was in the sheet, and it may have been on the browser's own controls.
      const opener = document.querySelector<HTMLElement>(
        `[popovertarget="${sheet.id}"]:not([popovertargetaction])`,
      );
      if (document.activeElement === document.body) opener?.focus();
      return;
    }
    release = holdFocus(sheet);
    for (const [name, value] of Object.entries(DIALOG)) sheet.setAttribute(name, value);
    sheet.querySelector<HTMLElement>('button')?.focus();
  };

  // Before React, which stops events of fields that are not hydrated yet.
  document.addEventListener('change', changed, { capture: true });
  sheet.addEventListener('submit', close);
  // Before the sheet closes, because the browser then gives the focus back to the button that opened it.
  sheet.addEventListener('beforetoggle', leave);
  sheet.addEventListener('toggle', toggled);
  if (sheet.matches(':popover-open')) toggled();
  // A choice made while this script was loading. The focus tells it from what the browser restored after a reload.
  if (form?.contains(document.activeElement) && [...form.elements].some(isChanged)) submit();

  return () => {
    leave();
    document.removeEventListener('change', changed, { capture: true });
    sheet.removeEventListener('submit', close);
    sheet.removeEventListener('beforetoggle', leave);
    sheet.removeEventListener('toggle', toggled);
  };
};
