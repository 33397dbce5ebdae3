/** The attribute of a button or link that was pressed and has not answered yet; `base.css` has its style. */
export const PENDING = 'data-pending';
