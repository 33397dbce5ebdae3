/** Where the site is shown (B-13): on its own, inside an app, or inside another site. */
export type Mode = 'site' | 'app' | 'embed';
