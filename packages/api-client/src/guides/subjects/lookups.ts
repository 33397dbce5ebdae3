import type { Subject } from './types';

const folded = (text: string): string => text.trim().toLowerCase();

/** The subject with this title, ignoring case (S-08). */
export const subjectByTitle = (subjects: readonly Subject[], title: string): Subject | undefined =>
  subjects.find((subject) => folded(subject.title) === folded(title));

/** The subjects with these ids, in the order of the ids; unknown ids are omitted (S-08). */
export const subjectsByIds = (subjects: readonly Subject[], ids: readonly string[]): Subject[] =>
  ids.flatMap((id) => subjects.find((subject) => subject.id === id) ?? []);

/** The titles that a title maps to: none for `all`, otherwise the title, then its `subjectMap` (S-08). */
export const subjectMapOf = (subjects: readonly Subject[], title: string): readonly string[] =>
  folded(title) === 'all' ? [] : [title, ...(subjectByTitle(subjects, title)?.subjectMap ?? [])];

/** The title of the subject whose address ends with this fragment, such as `computer-science` (S-08). */
export const subjectTitleFromUrl = (subjects: readonly Subject[], fragment: string): string | undefined => {
  const wanted = folded(lastSegment(fragment));
  return wanted === '' ? undefined : subjects.find(({ url }) => folded(lastSegment(url)) === wanted)?.title;
};

const lastSegment = (url: string): string => url.replace(/[/?#]+$/, '').replace(/^.*[/#]/, '');
