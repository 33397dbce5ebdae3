import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

export interface SmartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

const inside = /^[/?#.]/;

/** A link by its address: the router's for one inside the site (starts with / ? # or .), a plain one for any other. */
export const SmartLink = ({ href, children, ...rest }: SmartLinkProps) =>
  inside.test(href) && !href.startsWith('//') ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
