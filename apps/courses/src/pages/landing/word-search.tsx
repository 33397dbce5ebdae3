import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { SearchBox } from '@signpost/shared-ui';
import { LANDING } from '../../components/course-url';
import type { LandingSearch } from './search';
import type { SuggestBoxProps } from './suggest-box';
import { kept } from './write-search';
import styles from './page.module.css';

const LABEL = 'Course or subject';

const CONTROLS = ['input[type=search]', 'button'] as const;

/** The box that suggests, once it is here, and what was in the plain one. */
interface Arrived {
  readonly Box: ComponentType<SuggestBoxProps>;
  readonly text: string;
  /** The search that it stood for then. */
  readonly asked: string;
  /** Which control had the focus. */
  readonly focused: (typeof CONTROLS)[number] | undefined;
}

/** What a visitor does before typing. */
const COMES_NEAR = ['focusin', 'pointerenter'] as const;

/**
 * Finds courses by words, under the filters that are on: a plain form, which becomes one with suggestions when someone
 * comes near it. Its chunk is loaded then, never before; what was typed stays, the focus too.
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
        const { value: text, defaultValue: asked } = input;
        const focused = CONTROLS.find((control) => box?.querySelector(`${control}:focus`));
        setArrived({ Box: SuggestBox, text, asked, focused });
      }
    };
    COMES_NEAR.forEach((event) => box?.addEventListener(event, bring));
    return leave;
  }, []);
  // Before the browser paints, so that no key is lost between the two boxes.
  useLayoutEffect(() => {
    if (arrived?.focused) place.current?.querySelector<HTMLElement>(arrived.focused)?.focus();
  }, [arrived]);
  return (
    <div ref={place} className={styles.words}>
      {arrived ? (
        <arrived.Box
          key={search.q}
          search={search}
          label={LABEL}
          text={arrived.asked === search.q ? arrived.text : search.q}
        />
      ) : (
        <SearchBox
          key={search.q}
          action={LANDING}
          keep={kept(search, ['q', 'exact'])}
          label={LABEL}
          name="q"
          defaultValue={search.q}
          signal
        />
      )}
    </div>
  );
};
