import { currentLanguage, splitAddress } from '@signpost/language/runtime';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterNextFrame } from '../base/after-next-frame';
import { PENDING } from '../base/pending';

const plainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The link that a click follows inside the site, and its address; `null` when the browser should handle the click. */
const followedLink = (event: MouseEvent): { link: HTMLAnchorElement; address: string } | null => {
  if (event.defaultPrevented || !plainClick(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== window.location.origin) return null;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  const here = window.location.pathname + window.location.search;
  const there = link.pathname + link.search;
  if (link.hash && there === here) return null;
  // The router's addresses are without the language, and a page in another language has other scripts.
  const { language, path } = splitAddress(there);
  return language === currentLanguage() ? { link, address: path + link.hash } : null;
};

/**
 * Navigates every plain click on an internal link through the router, for the whole document. The link is marked as
 * pending until the page has changed, because its data may take seconds on a slow connection.
 */
export const useLinkNavigation = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const followed = followedLink(event);
      if (followed === null) return;
      const { link, address } = followed;
      event.preventDefault();
      link.setAttribute(PENDING, '');
      // The navigation begins with a long task on a phone, so the mark is drawn first.
      afterNextFrame(() => {
        void Promise.resolve(navigate(address)).finally(() => link.removeAttribute(PENDING));
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
};
