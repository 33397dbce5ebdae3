import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { SearchBox } from '@signpost/shared-ui';
import { SEARCH } from '../address';
import type { SuggestBoxProps } from './suggest-box';

/** The loaded suggestion box, and the state of the plain one that it replaces. */
interface LoadedBox {
  readonly Box: ComponentType<SuggestBoxProps>;
  readonly text: string;
  /** The control that had the focus. */
  readonly focused: 'input' | 'button' | undefined;
  /** The caret position in the text. */
  readonly caret: number;
}

/** Events that load the suggestion box: the visitor does one of these before typing. */
const LOAD_EVENTS = ['focusin', 'pointerenter'] as const;

/**
 * The search box: a plain form, replaced by the one with suggestions on first focus or pointer contact. Its chunk is
 * loaded only then; text and focus are kept.
 */
export const DeferredSuggestBox = ({
  label,
  action = SEARCH,
  defaultValue = '',
  ...rest
}: SuggestBoxProps) => {
  const container = useRef<HTMLDivElement>(null);
  const [loadedBox, setLoadedBox] = useState<LoadedBox | null>(null);
  useEffect(() => {
    const box = container.current;
    const loadBox = async () => {
      LOAD_EVENTS.forEach((event) => box?.removeEventListener(event, loadBox));
      const boxModule = await import(/* webpackChunkName: "shell.suggest-box" */ './suggest-box').catch(
        () => null,
      );
      // The plain box still searches.
      if (!boxModule) return;
      const input = box?.querySelector('input');
      const text = input?.value ?? '';
      const caret = input?.selectionStart ?? text.length;
      const focused = (['input', 'button'] as const).find((control) =>
        box?.querySelector(`${control}:focus`),
      );
      // Synchronously, because a visitor who tabs on meanwhile would lose the focus with the old box.
      flushSync(() => setLoadedBox({ Box: boxModule.SuggestBox, text, focused, caret }));
    };
    LOAD_EVENTS.forEach((event) => box?.addEventListener(event, loadBox));
    // The visitor may have focused the box before this effect ran.
    if (box?.contains(document.activeElement)) void loadBox();
    return () => LOAD_EVENTS.forEach((event) => box?.removeEventListener(event, loadBox));
  }, []);
  // Before the browser paints, so that no key press is lost between the two boxes.
  useLayoutEffect(() => {
    if (!loadedBox?.focused) return;
    const control = container.current?.querySelector<HTMLInputElement | HTMLButtonElement>(loadedBox.focused);
    control?.focus();
    if (control instanceof HTMLInputElement) control.setSelectionRange(loadedBox.caret, loadedBox.caret);
  }, [loadedBox]);
  return (
    <div ref={container}>
      {loadedBox ? (
        <loadedBox.Box {...rest} label={label} action={action} defaultValue={loadedBox.text} />
      ) : (
        <SearchBox action={action} name="q" label={label} defaultValue={defaultValue} signal />
      )}
    </div>
  );
};
