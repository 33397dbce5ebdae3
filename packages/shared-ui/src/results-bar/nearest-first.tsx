import { SmartLink } from '../link/link';

export interface NearestFirstProps {
  /** The visitor's own postcode. */
  postcode: string;
  /** The same results measured from it, the nearest first where nothing else decides. */
  href: string;
}

/** A link beside the number of results that orders them by their distance from the visitor's own postcode. */
export const NearestFirst = ({ postcode, href }: NearestFirstProps) => (
  <>
    {'. '}
    <SmartLink href={href}>{`Nearest to ${postcode} first`}</SmartLink>
  </>
);
