import { t } from '@signpost/language';
import { afterNextFrame } from '@signpost/shared-ui';
import { answerAll, isMeasurementAllowed, onAnswer } from './answers';
import { ANSWERS, BANNER_ID, BANNER_STATUS_ID } from './banner-elements';

/** Distance between the banner and the focused element. */
const FOCUS_GAP = '0.75rem';

/**
 * Adds space below the page and a scroll padding, both as high as the banner, so that the banner covers neither the
 * page's end nor the focused element. Sets properties that are not inherited and no custom properties: those on the
 * document element make a phone recalculate the styles of the whole page.
 */
const reserveSpaceFor = (banner: HTMLElement): void => {
  const update = () => {
    const height = banner.offsetHeight > 0 ? `${banner.offsetHeight}px` : '';
    document.documentElement.style.scrollPaddingBlockEnd = height && `calc(${height} + ${FOCUS_GAP})`;
    document.body.style.paddingBlockEnd = height;
  };
  // Removing the space lays out the whole page, which would delay the frame without the banner.
  new ResizeObserver(() => (banner.hidden ? afterNextFrame(update) : update())).observe(banner);
};

/** Hides the banner, and moves the focus from it to the page's content. */
const leave = (banner: HTMLElement): void => {
  const isFocused = banner.contains(document.activeElement);
  banner.hidden = true;
  if (!isFocused) return;
  afterNextFrame(() => {
    const { activeElement } = document;
    // The visitor may have moved on meanwhile.
    if (activeElement === document.body || banner.contains(activeElement))
      document.getElementById('main')?.focus({ preventScroll: true });
  });
};

/**
 * Shows the banner of the document while the visitor has not answered, here or in another tab, and saves their answer.
 * The cookies page changes or withdraws it. Does nothing in a document without the banner.
 */
export const followBanner = (): void => {
  const banner = document.getElementById(BANNER_ID);
  const status = document.getElementById(BANNER_STATUS_ID);
  if (!banner || !status) return;
  const update = () => {
    const isAnswered = isMeasurementAllowed() !== null;
    if (banner.hidden === isAnswered) return;
    if (isAnswered) leave(banner);
    else banner.hidden = false;
    status.textContent = isAnswered
      ? t('Your answer is kept. You can change it on the page Cookies and privacy.')
      : '';
  };
  banner.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button) answerAll(button.value === ANSWERS.yes);
  });
  reserveSpaceFor(banner);
  onAnswer(update);
  update();
};
