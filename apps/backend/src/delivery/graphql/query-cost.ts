import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLNamedType,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { getNamedType, getNullableType, isCompositeType, isListType, isObjectType, Kind } from 'graphql';
import { INNER_LIST_SIZE, LIMITS } from './limits';
import { MAX_NODES } from './root';
import { schema } from './schema';

type Variables = Readonly<Record<string, unknown>>;

/** The position of a selection set in a document. */
interface Position {
  type: GraphQLNamedType | undefined;
  depth: number;
  /** How many times these fields may be resolved. */
  times: number;
  /** The maximum length of the next list. */
  size: number;
  introspection: boolean;
  /** Names of the enclosing fragments, to stop at recursion; the standard rules reject a fragment that spreads itself. */
  fragments: readonly string[];
}

/** Returns the reason why a document exceeds the limits, or undefined. Stops at the first limit exceeded, which bounds its own cost. */
export const findExcess = (document: DocumentNode, variables: Variables): string | undefined => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const excess = findOperationExcess(definition, fragments, variables);
    if (excess) return excess;
  }
  return undefined;
};

const findOperationExcess = (
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Variables,
): string | undefined => {
  let selections = 0;
  let aliases = 0;
  let cost = 0;

  const walkField = (field: FieldNode, position: Position): string | undefined => {
    if (field.alias && (aliases += 1) > LIMITS.aliases) return `more than ${LIMITS.aliases} aliases`;
    const introspection = position.introspection || field.name.value.startsWith('__');
    if (!introspection) {
      cost += position.times;
      if (cost > LIMITS.cost) return `more than ${LIMITS.cost} fields in its answer`;
      if (position.depth > LIMITS.depth) return `fields more than ${LIMITS.depth} deep`;
    }
    if (!field.selectionSet) return undefined;
    const inner = innerPosition(field, operation, variables, position);
    return walk(field.selectionSet, { ...inner, introspection });
  };

  const walk = (set: SelectionSetNode, position: Position): string | undefined => {
    for (const selection of set.selections) {
      selections += 1;
      if (selections > LIMITS.selections) return `more than ${LIMITS.selections} fields and fragments`;
      const excess =
        selection.kind === Kind.FIELD
          ? walkField(selection, position)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? walk(selection.selectionSet, position)
            : walkSpread(selection.name.value, position);
      if (excess) return excess;
    }
    return undefined;
  };

  const walkSpread = (name: string, position: Position): string | undefined => {
    const fragment = fragments.get(name);
    if (!fragment || position.fragments.includes(name)) return undefined;
    return walk(fragment.selectionSet, { ...position, fragments: [...position.fragments, name] });
  };

  const start = { depth: 1, times: 1, size: INNER_LIST_SIZE, introspection: false, fragments: [] };
  return walk(operation.selectionSet, { type: schema.getQueryType() ?? undefined, ...start });
};

/** The position of a field's own fields. */
const innerPosition = (
  field: FieldNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  position: Position,
): Position => {
  const definition = isObjectType(position.type) ? position.type.getFields()[field.name.value] : undefined;
  const type = definition && getNamedType(definition.type);
  const isList = definition !== undefined && isListType(getNullableType(definition.type));
  const isPaged = definition?.args.some(({ name }) => name === 'limit' || name === 'ids') ?? false;
  return {
    ...position,
    type: isCompositeType(type) ? type : undefined,
    depth: position.depth + 1,
    times: isList ? position.times * position.size : position.times,
    size: isPaged ? pageSize(field, operation, variables) : INNER_LIST_SIZE,
  };
};

/** The value of `limit`, or its maximum; an invalid limit is rejected by name later. */
const pageSize = (field: FieldNode, operation: OperationDefinitionNode, variables: Variables): number => {
  const value = field.arguments?.find(({ name }) => name.value === 'limit')?.value;
  const readLimit = (): number => {
    if (value?.kind === Kind.INT) return Number(value.value);
    if (value?.kind !== Kind.VARIABLE) return MAX_NODES;
    const name = value.name.value;
    const declared = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
    const fallback = declared?.defaultValue?.kind === Kind.INT ? declared.defaultValue.value : MAX_NODES;
    return Number(variables[name] ?? fallback);
  };
  const limit = readLimit();
  return limit >= 0 && limit <= MAX_NODES ? limit : MAX_NODES;
};
