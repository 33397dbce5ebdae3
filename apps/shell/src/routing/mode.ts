/** Where the site is shown (B-13): by itself, inside an app, or inside another site. */
export type Mode = 'site' | 'app' | 'embed';
