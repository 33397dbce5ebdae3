import type { Profile } from '../catalogue/content/careers';

/** One of Holland's six interests. */
export type Trait = keyof Profile;

/** The six traits in RIASEC order. */
export const TRAITS: readonly Trait[] = ['R', 'I', 'A', 'S', 'E', 'C'];

/** Builds a profile from a value for each trait. */
export const eachTrait = (valueOf: (trait: Trait) => number): Profile => ({
  R: valueOf('R'),
  I: valueOf('I'),
  A: valueOf('A'),
  S: valueOf('S'),
  E: valueOf('E'),
  C: valueOf('C'),
});

/** A trait's name and description, original texts of this site. */
export interface TraitDescription {
  id: Trait;
  title: string;
  /** A noun for a person with a high score in the trait. */
  person: string;
  summary: string;
  body: string;
}

export const TRAIT_DESCRIPTIONS: readonly TraitDescription[] = [
  {
    id: 'R',
    title: 'Realistic',
    person: 'Maker',
    summary: 'You like to work with your hands, tools, machines, plants or animals.',
    body: 'You would rather do a thing than talk about it, and you like to see a result that you can touch. Building, mending, driving, growing and being outdoors all suit this interest.',
  },
  {
    id: 'I',
    title: 'Investigative',
    person: 'Thinker',
    summary: 'You like to find out why things are as they are.',
    body: 'You enjoy a hard question and will stay with it. Testing ideas, working with numbers and reading about a subject in depth all suit this interest.',
  },
  {
    id: 'A',
    title: 'Artistic',
    person: 'Creator',
    summary: 'You like to make something new and to express yourself.',
    body: 'You prefer freedom to a list of steps. Writing, drawing, music, film, design and performing all suit this interest.',
  },
  {
    id: 'S',
    title: 'Social',
    person: 'Helper',
    summary: 'You like to help, teach or look after other people.',
    body: 'You notice how people feel and want them to do well. Teaching, caring, advising and bringing a group together all suit this interest.',
  },
  {
    id: 'E',
    title: 'Enterprising',
    person: 'Leader',
    summary: 'You like to lead, persuade and get things going.',
    body: 'You enjoy a goal, a decision and some risk. Selling, speaking up, running a team and starting something of your own all suit this interest.',
  },
  {
    id: 'C',
    title: 'Conventional',
    person: 'Organiser',
    summary: 'You like order, clear rules and getting the details right.',
    body: 'You are calmer when things are in their place. Keeping records, planning, checking and working with figures all suit this interest.',
  },
];
