import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

interface Shape {
  readonly names: Set<string>;
  /** The forms of each plural argument. */
  readonly plurals: { readonly name: string; readonly forms: readonly string[] }[];
}

const visit = (elements: readonly MessageFormatElement[], shape: Shape): Shape => {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    shape.names.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`);
    if (element.type === TYPE.tag) visit(element.children, shape);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    Object.values(element.options).forEach(({ value }) => visit(value, shape));
    if (element.type === TYPE.plural && element.pluralType === 'cardinal')
      shape.plurals.push({ name: element.value, forms: Object.keys(element.options) });
  }
  return shape;
};

const shapeOf = (message: string): Shape => visit(parse(message), { names: new Set(), plurals: [] });

const without = (names: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...names].filter((name) => !others.has(name));

const parsed = (text: string, which: string): Shape | string => {
  try {
    return shapeOf(text);
  } catch (error) {
    return `the ${which} is not a valid ICU message: ${error instanceof Error ? error.message : String(error)}`;
  }
};

/**
 * Returns the errors of a translation: a message that cannot be parsed, an argument or tag that only one side has, and a
 * plural without one of the language's forms (six in Welsh).
 */
export const messageProblems = (message: string, translation: string, language: string): string[] => {
  const [source, target] = [parsed(message, 'English message'), parsed(translation, 'translation')];
  if (typeof source === 'string') return [source];
  if (typeof target === 'string') return [target];
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [
    ...without(source.names, target.names).map((name) => `${name} is missing`),
    ...without(target.names, source.names).map((name) => `${name} is not in the English message`),
    ...target.plurals.flatMap(({ name, forms: present }) =>
      forms.filter((form) => !present.includes(form)).map((form) => `{${name}} has no plural form “${form}”`),
    ),
  ];
};
