import { SearchSuggest } from '@signpost/shared-ui';
import { SEARCH } from '../address';
import { useSuggestions } from './use-suggestions';

/** Milliseconds without a key before suggestions are asked for. */
const PAUSE = 200;

export interface SuggestBoxProps {
  label: string;
  /** Where the search goes; everything when left out. */
  action?: string;
  defaultValue?: string;
  placeholder?: string;
}

/** The search box with suggestions across kinds: a GET form that works as it is, and a combobox where scripts run. */
export const SuggestBox = ({ label, action = SEARCH, defaultValue = '', placeholder }: SuggestBoxProps) => (
  <SearchSuggest
    {...useSuggestions()}
    action={action}
    label={label}
    name="q"
    defaultValue={defaultValue}
    pause={PAUSE}
    {...(placeholder && { placeholder })}
  />
);
