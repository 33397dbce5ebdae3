import { localAddress } from '@signpost/language/runtime';
import type { AnchorHTMLAttributes, Ref } from 'react';

export interface SmartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * An internal or external link; a path of this site is that of the page in the current language. A plain anchor, which renders in a third of the time of the router's on the server;
 * `useLinkNavigation`, used once in the page shell, navigates internal links without a page load.
 */
export const SmartLink = ({ children, href, ...rest }: SmartLinkProps) => (
  <a {...rest} href={localAddress(href)}>
    {children}
  </a>
);
