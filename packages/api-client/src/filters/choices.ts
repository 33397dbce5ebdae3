import type { Choice, Filter } from './filters';

/** The chosen values of each filter, by its name; filters without any may be absent. */
export type Chosen<Type extends string = string> = Readonly<Partial<Record<Type, readonly Choice[]>>>;

/** What identifies a chosen value: its id, else its name. Requests and fields of forms have it. */
export const valueOf = ({ id, name }: Choice): string => id ?? name;

/** The choice of a value that has a label; the value is the label's id when the two differ. */
export const choiceOf = (value: string, label: string): Choice =>
  value === label ? { name: label } : { name: label, id: value };

const folded = (text: string): string => text.trim().toLowerCase();

/** The option that a choice means: by its id first, which a form sends alone, and then by its name. */
export const optionOf = (options: readonly Choice[], choice: Choice): Choice | undefined =>
  options.find((option) => valueOf(option) === valueOf(choice)) ??
  options.find(({ name }) => folded(name) === folded(choice.name));

/** Replaces each choice by the option that it means; those that mean none stay as they are. No option is there twice. */
export const settle = (choices: readonly Choice[], options: readonly Choice[]): Choice[] => {
  const settled = choices.map((choice) => optionOf(options, choice) ?? choice);
  return settled.filter(
    (choice, index) => settled.findIndex((other) => valueOf(other) === valueOf(choice)) === index,
  );
};

/** The options of a filter as the facets of a list have them. */
export const optionsOf = (facets: readonly { readonly value: string; readonly label: string }[]): Choice[] =>
  facets.map(({ value, label }) => choiceOf(value, label));

/** Settles the choices of each filter among its options. */
export const settleAll = <Type extends string>(
  chosen: Readonly<Record<Type, readonly Choice[]>>,
  options: Readonly<Record<Type, readonly Choice[]>>,
): Record<Type, readonly Choice[]> =>
  Object.fromEntries<readonly Choice[]>(
    (Object.keys(chosen) as Type[]).map((type) => [type, settle(chosen[type], options[type])]),
  ) as Record<Type, readonly Choice[]>;

const byName = (one: Choice, other: Choice): number =>
  Number(one.name > other.name) - Number(one.name < other.name);

/** The chosen values as the `filters` list (B-01), in the order of the types and then of the names. */
export const filtersOf = <Type extends string>(chosen: Chosen<Type>, types: readonly Type[]): Filter[] =>
  types.flatMap((type) => [...(chosen[type] ?? [])].sort(byName).map((choice) => ({ ...choice, type })));

/** The chosen values without one of them. */
export const withoutChoice = <Some extends Chosen>(
  chosen: Some,
  type: keyof Some & string,
  choice: Choice,
): Some => ({
  ...chosen,
  [type]: (chosen[type] ?? []).filter((other) => valueOf(other) !== valueOf(choice)),
});
