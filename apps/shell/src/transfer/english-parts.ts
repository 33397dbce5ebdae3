/** Remotes that are in English in a page of another language: all of it (`true`), or what their squad states. */
export type EnglishParts = Readonly<Record<string, string | true>>;
