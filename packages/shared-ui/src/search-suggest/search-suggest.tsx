import { t } from '@signpost/language';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../button/button';
import { GetForm, type GetFormProps } from '../get-form/get-form';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './search-suggest.module.css';
import { SuggestionList } from './suggestion-list';
import type { SuggestionGroup, SuggestStatus } from './suggestion';
import { useCombobox } from './use-combobox';

export interface SearchSuggestProps {
  /** The URL of the search, with or without JavaScript. */
  action: string;
  label: string;
  name?: string;
  defaultValue?: string;
  /** Parameters from elsewhere (filters, for example) that must stay in the URL. */
  keep?: GetFormProps['keep'];
  placeholder?: string;
  /** Suggestions for the last text passed to `onQuery`. */
  groups: readonly SuggestionGroup[];
  status?: SuggestStatus;
  /** Called with the text after each pause in typing (and on focus); the caller fetches and drops stale responses. */
  onQuery: (text: string) => void;
  /** How long to wait after the last key. */
  delayMs?: number;
  signal?: boolean;
}

const announcement = (status: SuggestStatus, expanded: boolean, count: number) => {
  if (status === 'failed') return t('Suggestions are not available. You can still search.');
  return expanded && status === 'idle'
    ? t('{count, plural, one {# suggestion} other {# suggestions}}. Use the arrow keys.', { count })
    : '';
};

/** Calls `callback` once, `delayMs` after the last call of the returned function. */
const useDebounced = (callback: (text: string) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (text: string, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => callback(text), delayMs);
  };
};

/** A combobox over all suggestions of the groups, which opens the one that is picked. */
const useSuggestions = (groups: readonly SuggestionGroup[]) => {
  const navigate = useNavigate();
  const all = groups.flatMap(({ suggestions }) => suggestions);
  const onPick = (index: number) => {
    const picked = all[index];
    if (picked) void navigate(picked.href);
  };
  return { ...useCombobox({ count: all.length, onPick }), count: all.length };
};

/** A search box with suggestions: a combobox (ARIA 1.2) over a plain GET form. */
export const SearchSuggest = ({
  action,
  label,
  name = 'query',
  defaultValue = '',
  keep = {},
  placeholder = label,
  groups,
  status = 'idle',
  onQuery,
  delayMs = 150,
  signal = true,
}: SearchSuggestProps) => {
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(defaultValue);
  const requestSuggestions = useDebounced((next) => onQuery(next.trim()));
  const combobox = useSuggestions(groups);
  const { count, expanded, close } = combobox;

  return (
    <div className={styles.suggest}>
      <GetForm action={action} keep={keep} className={styles.form} search label={label}>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            type="search"
            name={name}
            aria-label={label}
            {...combobox.inputProps}
            maxLength={200}
            placeholder={placeholder}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              combobox.show();
              requestSuggestions(target.value, delayMs);
            }}
            onFocus={({ target }) => requestSuggestions(target.value, 0)}
            onBlur={({ relatedTarget }) => !list.current?.contains(relatedTarget) && close()}
          />
          {status === 'waiting' && <span className={styles.waiting} aria-hidden="true" />}
        </div>
        <Button type="submit" variant={signal ? 'primary' : 'secondary'} onClick={close}>
          {t('Search')}
        </Button>
      </GetForm>
      <SuggestionList
        id={combobox.id}
        label={label}
        groups={groups}
        active={combobox.active}
        open={expanded}
        list={list}
        onFollow={close}
      />
      <VisuallyHidden>
        <span role="status">{announcement(status, expanded, count)}</span>
      </VisuallyHidden>
    </div>
  );
};
