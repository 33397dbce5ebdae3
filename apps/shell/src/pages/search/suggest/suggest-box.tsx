import { SearchSuggest } from '@signpost/shared-ui';
import { SEARCH } from '../address';
import { useSuggestions } from './use-suggestions';

/** Idle time after a key press before suggestions are requested, in milliseconds. */
const DEBOUNCE_MS = 200;

export interface SuggestBoxProps {
  label: string;
  /** The path that the search submits to; all kinds by default. */
  action?: string;
  defaultValue?: string;
  placeholder?: string;
}

/** The search box with suggestions across kinds: a GET form without scripts, and a combobox with them. */
export const SuggestBox = ({ label, action = SEARCH, defaultValue = '', placeholder }: SuggestBoxProps) => (
  <SearchSuggest
    {...useSuggestions()}
    action={action}
    label={label}
    name="q"
    defaultValue={defaultValue}
    delayMs={DEBOUNCE_MS}
    {...(placeholder && { placeholder })}
  />
);
