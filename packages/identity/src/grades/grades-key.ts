/** Storage key of the grades that the visitor entered. */
export const GRADES_KEY = 'signpost.grades';

/** Attribute of `<html>` while the visitor's points are known or can be read, so that their place is reserved. */
export const OWN_POINTS_ATTRIBUTE = 'data-own-points';
