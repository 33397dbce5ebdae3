import { t } from '@signpost/language';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { SearchBox } from '@signpost/shared-ui';
import { LANDING } from '../../components/course-url';
import type { LandingSearch } from './search/search';
import type { SuggestBoxProps } from './suggest-box';
import { hiddenFields } from './search/write-search';
import styles from './page.module.css';

const label = () => t('Course or subject');

const CONTROLS = ['input[type=search]', 'button'] as const;

/** The loaded suggestion box and the text of the plain one. */
interface Arrived {
  readonly Box: ComponentType<SuggestBoxProps>;
  readonly text: string;
  /** The search at the time of loading. */
  readonly searched: string;
  /** The control that had the focus. */
  readonly focused: (typeof CONTROLS)[number] | undefined;
}

/** Events that precede typing. */
const COMES_NEAR = ['focusin', 'pointerenter'] as const;

/**
 * Course search by words under the active filters: a plain form that is replaced by one with suggestions on the
 * visitor's first interaction. The chunk is loaded only then; text and focus are kept.
 */
export const WordSearch = ({ search }: { search: LandingSearch }) => {
  const place = useRef<HTMLDivElement>(null);
  const [arrived, setArrived] = useState<Arrived | null>(null);
  useEffect(() => {
    const box = place.current;
    const leave = () => COMES_NEAR.forEach((event) => box?.removeEventListener(event, bring));
    const bring = async () => {
      leave();
      const { SuggestBox } = await import('./suggest-box');
      const input = box?.querySelector('input[type=search]');
      if (input instanceof HTMLInputElement) {
        const { value: text, defaultValue: searched } = input;
        const focused = CONTROLS.find((control) => box?.querySelector(`${control}:focus`));
        setArrived({ Box: SuggestBox, text, searched, focused });
      }
    };
    COMES_NEAR.forEach((event) => box?.addEventListener(event, bring));
    return leave;
  }, []);
  // Runs before the browser paints, so that no key press is lost between the two boxes.
  useLayoutEffect(() => {
    if (arrived?.focused) place.current?.querySelector<HTMLElement>(arrived.focused)?.focus();
  }, [arrived]);
  return (
    <div ref={place} className={styles.words}>
      {arrived ? (
        <arrived.Box
          key={search.q}
          search={search}
          label={label()}
          text={arrived.searched === search.q ? arrived.text : search.q}
        />
      ) : (
        <SearchBox
          key={search.q}
          action={LANDING}
          keep={hiddenFields(search, ['q', 'exact'])}
          label={label()}
          name="q"
          defaultValue={search.q}
          signal
        />
      )}
    </div>
  );
};
