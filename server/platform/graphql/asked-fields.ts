import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/** What is needed to know which fields of an operation are really asked for. */
export interface Asked {
  schema: GraphQLSchema;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  variableValues: Readonly<Record<string, unknown>>;
}

/** The fragments of a document, by their names. */
export const fragmentsOf = ({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> =>
  Object.fromEntries(
    definitions.flatMap((it) => (it.kind === Kind.FRAGMENT_DEFINITION ? [[it.name.value, it]] : [])),
  );

/** The fields asked of an object, by the name under which they are answered; fragments and conditions resolved. */
export function fieldsOf(
  asked: Asked,
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const visit = (selection: SelectionNode): void => {
    if (!isIncluded(asked, selection)) return;
    if (selection.kind === Kind.FIELD) {
      const name = selection.alias?.value ?? selection.name.value;
      fields.set(name, [...(fields.get(name) ?? []), selection]);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      if (applies(asked, type, selection.typeCondition?.name.value))
        selection.selectionSet.selections.forEach(visit);
    } else if (!spread.has(selection.name.value)) {
      spread.add(selection.name.value);
      const fragment = asked.fragments[selection.name.value];
      if (fragment && applies(asked, type, fragment.typeCondition.name.value))
        fragment.selectionSet.selections.forEach(visit);
    }
  };
  for (const { selections: all } of selections) all.forEach(visit);
  return fields;
}

/** Whether no condition leaves it out. */
export function isIncluded({ variableValues }: Asked, selection: SelectionNode): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, selection, variableValues);
  if (skip?.["if"] === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, selection, variableValues)?.["if"] !== false;
}

function applies({ schema }: Asked, type: GraphQLObjectType, condition: string | undefined): boolean {
  if (condition === undefined || condition === type.name) return true;
  const other = schema.getType(condition);
  return isAbstractType(other) && schema.isSubType(other, type);
}
