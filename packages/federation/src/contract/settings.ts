/** A value that a remote's code reads: of a flag, a number, a text or a choice. */
export type SettingValue = boolean | number | string;

interface Described {
  /** What it changes, for the people who change it. */
  readonly description: string;
}

/** A part of a remote that is on or off; the registry can turn it on for a percentage of the visitors. */
export interface FlagDefinition extends Described {
  readonly kind: 'flag';
  readonly default: boolean;
}

export interface NumberDefinition extends Described {
  readonly kind: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

export interface TextDefinition extends Described {
  readonly kind: 'text';
  readonly default: string;
  readonly maxLength: number;
}

export interface ChoiceDefinition extends Described {
  readonly kind: 'choice';
  readonly default: string;
  readonly options: readonly string[];
}

/** One setting of a remote: its kind, its default and the values that it may have. */
export type SettingDefinition = FlagDefinition | NumberDefinition | TextDefinition | ChoiceDefinition;

/** The settings of a remote, by name; the `settings` of its configuration. */
export type SettingDefinitions = Readonly<Record<string, SettingDefinition>>;

/** The type of a setting's value. */
type ValueOf<Definition extends SettingDefinition> = Definition extends ChoiceDefinition
  ? Definition['options'][number]
  : Definition extends FlagDefinition
    ? boolean
    : Definition extends NumberDefinition
      ? number
      : string;

/** The values of a remote's settings, typed by their definitions. */
export type ValuesOf<Definitions extends SettingDefinitions> = {
  readonly [Name in keyof Definitions]: ValueOf<Definitions[Name]>;
};

/** The values that differ from the defaults, by remote and name. */
export type ChangedSettings = Readonly<Record<string, Readonly<Record<string, SettingValue>>>>;
