import type { AnchorHTMLAttributes, Ref } from 'react';

export interface SmartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * An internal or external link. A plain anchor, which renders in a third of the time of the router's on the server;
 * `useLinkNavigation`, used once in the page shell, navigates internal links without a page load.
 */
export const SmartLink = ({ children, ...rest }: SmartLinkProps) => <a {...rest}>{children}</a>;
