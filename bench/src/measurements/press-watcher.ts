import type { Page } from 'playwright-core';

/** The log line with which the page reports an answer. */
const REPORT = 'signpost-bench-answer ';

/**
 * Runs in the page before its scripts. Reports the milliseconds from the first press until the next frame after the
 * pressed element, what is around it, or a menu or dialog changed, or until a navigation began. Changes elsewhere do
 * not count: the page may be starting at the same time. It reports by the console, which outlives the page's scripts.
 */
export const watchPresses = (): void => {
  let pressedAt: number | undefined;
  let pressed: Element | null = null;
  let isAnswered = false;
  const report = (end: number) => {
    if (isAnswered || pressedAt === undefined) return;
    isAnswered = true;
    console.debug(`signpost-bench-answer ${end - pressedAt}`);
  };
  // A task that a frame starts runs once the frame is drawn.
  const onChange = () => requestAnimationFrame(() => setTimeout(() => report(performance.now())));
  // Marks of the program's own, which no visitor sees.
  const unseen = new Set(['data-hydrated', 'data-hydrate-islands']);
  const isAnswer = ({ target, type, attributeName, removedNodes }: MutationRecord): boolean => {
    if (!pressed) return false;
    if (pressed.contains(target)) return true;
    if (type === 'attributes') return target.contains(pressed) && !unseen.has(attributeName ?? '');
    return [...removedNodes].some((node) => node.contains(pressed));
  };
  const onPress = ({ timeStamp, target }: PointerEvent) => {
    if (pressedAt !== undefined || !(target instanceof Element)) return;
    pressedAt = timeStamp;
    pressed = target.closest('a, button, summary, label, input, select') ?? target;
  };
  window.addEventListener('pointerup', onPress, { capture: true });
  // Menus, dialogs and form controls answer without a change of the document.
  for (const type of ['beforetoggle', 'input']) window.addEventListener(type, onChange, { capture: true });
  window.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.matches('input, select, textarea')) onChange();
    },
    { capture: true },
  );
  const { navigation } = window as unknown as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', () => report(performance.now()));
  new MutationObserver((records) => {
    if (records.some(isAnswer)) onChange();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
};

/** Milliseconds that the page reports for the next press; infinite when it reports none within the timeout. */
export const readAnswer = async (page: Page, timeout: number): Promise<number> => {
  const message = await page
    .waitForEvent('console', { predicate: (line) => line.text().startsWith(REPORT), timeout })
    .catch(() => undefined);
  return message ? Number(message.text().slice(REPORT.length)) : Number.POSITIVE_INFINITY;
};
