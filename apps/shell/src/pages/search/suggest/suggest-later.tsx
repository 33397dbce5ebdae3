import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { SearchBox } from '@signpost/shared-ui';
import { SEARCH } from '../address';
import type { SuggestBoxProps } from './suggest-box';

/** The box that suggests, once it is here, and what was in the plain one. */
interface Arrived {
  readonly Box: ComponentType<SuggestBoxProps>;
  readonly text: string;
  /** Which control had the focus. */
  readonly focused: 'input' | 'button' | undefined;
}

/** What a visitor does before typing. */
const COMES_NEAR = ['focusin', 'pointerenter'] as const;

/**
 * The search box for pages that are not about searching (home, header): a plain form that becomes the one with
 * suggestions when someone comes near it. Its chunk is loaded then, never before; what was typed stays, focus too.
 */
export const SuggestLater = ({ label, action = SEARCH, ...rest }: SuggestBoxProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [arrived, setArrived] = useState<Arrived | null>(null);
  useEffect(() => {
    const box = place.current;
    const bring = async () => {
      COMES_NEAR.forEach((event) => box?.removeEventListener(event, bring));
      const { SuggestBox } = await import(/* webpackChunkName: "shell.suggest-box" */ './suggest-box');
      const text = box?.querySelector('input')?.value ?? '';
      const focused = (['input', 'button'] as const).find((control) =>
        box?.querySelector(`${control}:focus`),
      );
      // At once: a visitor who tabs on meanwhile would lose the focus with the old box.
      flushSync(() => setArrived({ Box: SuggestBox, text, focused }));
    };
    COMES_NEAR.forEach((event) => box?.addEventListener(event, bring));
    return () => COMES_NEAR.forEach((event) => box?.removeEventListener(event, bring));
  }, []);
  // Before the browser paints, so that no key is lost between the two boxes.
  useLayoutEffect(() => {
    if (arrived?.focused) place.current?.querySelector<HTMLElement>(arrived.focused)?.focus();
  }, [arrived]);
  return (
    <div ref={place}>
      {arrived ? (
        <arrived.Box {...rest} label={label} action={action} defaultValue={arrived.text} />
      ) : (
        <SearchBox action={action} name="q" label={label} signal />
      )}
    </div>
  );
};
