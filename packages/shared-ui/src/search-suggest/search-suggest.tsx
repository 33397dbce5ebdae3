import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../button/button';
import { GetForm, type GetFormProps } from '../get-form/get-form';
import { Icon } from '../icon/icon';
import { counted } from '../text/plural';
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
  /** The debounce time in milliseconds. */
  pause?: number;
  signal?: boolean;
}

const announcement = (status: SuggestStatus, expanded: boolean, count: number) => {
  if (status === 'failed') return 'Suggestions are not available. You can still search.';
  return expanded && status === 'idle' ? `${counted(count, 'suggestion')}. Use the arrow keys.` : '';
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
  pause = 150,
  signal = true,
}: SearchSuggestProps) => {
  const id = useId();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(defaultValue);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const all = groups.flatMap(({ suggestions }) => suggestions);
  const go = (index: number) => {
    const picked = all[index];
    if (picked) void navigate(picked.href);
  };
  const { expanded, active, show, close, onKeyDown } = useCombobox({ count: all.length, onPick: go });

  const ask = (next: string, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onQuery(next.trim()), wait);
  };

  return (
    <div className={styles.suggest}>
      <GetForm action={action} keep={keep} className={styles.form} search label={label}>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            type="search"
            name={name}
            role="combobox"
            aria-label={label}
            aria-expanded={expanded}
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            placeholder={placeholder}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              show();
              ask(target.value, pause);
            }}
            onFocus={({ target }) => ask(target.value, 0)}
            onClick={show}
            onBlur={({ relatedTarget }) => !list.current?.contains(relatedTarget) && close()}
            onKeyDown={onKeyDown}
          />
          {status === 'waiting' && <span className={styles.waiting} aria-hidden="true" />}
        </div>
        <Button type="submit" variant={signal ? 'primary' : 'secondary'} onClick={close}>
          Search
        </Button>
      </GetForm>
      <SuggestionList
        id={id}
        label={label}
        groups={groups}
        active={active}
        open={expanded}
        list={list}
        onFollow={close}
      />
      <VisuallyHidden>
        <span role="status">{announcement(status, expanded, all.length)}</span>
      </VisuallyHidden>
    </div>
  );
};
