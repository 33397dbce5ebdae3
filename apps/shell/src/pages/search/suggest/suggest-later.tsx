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
  /** Where in the words the next key would go. */
  readonly caret: number;
}

/** What a visitor does before typing. */
const COMES_NEAR = ['focusin', 'pointerenter'] as const;

/**
 * The search box: a plain form that becomes the one with suggestions when someone comes near it. Its chunk is loaded
 * then, never before; what was typed stays, focus too.
 */
export const SuggestLater = ({ label, action = SEARCH, defaultValue = '', ...rest }: SuggestBoxProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [arrived, setArrived] = useState<Arrived | null>(null);
  useEffect(() => {
    const box = place.current;
    const bring = async () => {
      COMES_NEAR.forEach((event) => box?.removeEventListener(event, bring));
      const arrival = await import(/* webpackChunkName: "shell.suggest-box" */ './suggest-box').catch(
        () => null,
      );
      // The plain one searches as well.
      if (!arrival) return;
      const input = box?.querySelector('input');
      const text = input?.value ?? '';
      const caret = input?.selectionStart ?? text.length;
      const focused = (['input', 'button'] as const).find((control) =>
        box?.querySelector(`${control}:focus`),
      );
      // At once: a visitor who tabs on meanwhile would lose the focus with the old box.
      flushSync(() => setArrived({ Box: arrival.SuggestBox, text, focused, caret }));
    };
    COMES_NEAR.forEach((event) => box?.addEventListener(event, bring));
    // Whoever was quicker than this is in it already.
    if (box?.contains(document.activeElement)) void bring();
    return () => COMES_NEAR.forEach((event) => box?.removeEventListener(event, bring));
  }, []);
  // Before the browser paints, so that no key is lost between the two boxes.
  useLayoutEffect(() => {
    if (!arrived?.focused) return;
    const control = place.current?.querySelector<HTMLInputElement | HTMLButtonElement>(arrived.focused);
    control?.focus();
    if (control instanceof HTMLInputElement) control.setSelectionRange(arrived.caret, arrived.caret);
  }, [arrived]);
  return (
    <div ref={place}>
      {arrived ? (
        <arrived.Box {...rest} label={label} action={action} defaultValue={arrived.text} />
      ) : (
        <SearchBox action={action} name="q" label={label} defaultValue={defaultValue} signal />
      )}
    </div>
  );
};
