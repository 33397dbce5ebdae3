import { t } from '@signpost/language';
import type { Ref } from 'react';
import { Icon } from '../icon/icon';
import { SmartLink } from '../link/link';
import styles from './search-suggest.module.css';
import type { Suggestion, SuggestionGroup } from './suggestion';

interface OptionProps {
  id: string;
  suggestion: Suggestion;
  active: boolean;
  onFollow: () => void;
}

// An option that is a link, so that a click, a middle click and "copy link" work. The field keeps focus.
const Option = ({ id, suggestion, active, onFollow }: OptionProps) => (
  <SmartLink
    id={id}
    role="option"
    aria-selected={active}
    href={suggestion.href}
    tabIndex={-1}
    className={styles.option}
    onClick={onFollow}
    ref={active ? (node) => node?.scrollIntoView?.({ block: 'nearest' }) : undefined}
  >
    <span>
      {suggestion.parts.map(({ text, match }, index) =>
        match ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
    </span>
    {suggestion.note && <span className={styles.note}>{suggestion.note}</span>}
  </SmartLink>
);

export interface SuggestionListProps {
  id: string;
  label: string;
  groups: readonly SuggestionGroup[];
  /** The index of the active option across all groups. */
  active: number;
  open: boolean;
  list: Ref<HTMLDivElement>;
  /** Called when a suggestion's link is followed. */
  onFollow: () => void;
}

/** The listbox of the field, with options by kind. Always rendered, because the field refers to it. */
export const SuggestionList = ({ id, label, groups, active, open, list, onFollow }: SuggestionListProps) => {
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { suggestions }) => sum + suggestions.length, 0),
  );
  return (
    <div
      id={`${id}list`}
      ref={list}
      role="listbox"
      aria-label={t('Suggestions: {label}', { label })}
      className={styles.list}
      hidden={!open}
    >
      {groups.map(({ name, line, icon, suggestions }, at) =>
        suggestions.length === 0 ? null : (
          <div
            key={name}
            role="group"
            aria-labelledby={`${id}group${at}`}
            data-line={line}
            className={styles.group}
          >
            <div id={`${id}group${at}`} className={styles.kind}>
              {(icon ?? line) && <Icon name={icon ?? line ?? 'search'} />}
              {name}
            </div>
            {suggestions.map((suggestion, place) => {
              const index = (starts[at] ?? 0) + place;
              return (
                <Option
                  key={suggestion.id}
                  id={`${id}-${index}`}
                  suggestion={suggestion}
                  active={index === active}
                  onFollow={onFollow}
                />
              );
            })}
          </div>
        ),
      )}
    </div>
  );
};
