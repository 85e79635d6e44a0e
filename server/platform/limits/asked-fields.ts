import {
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
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

/** The arguments of a field directly below this one; null where it is not asked, or under several names. */
export function argumentsAsked(info: GraphQLResolveInfo, name: string): Record<string, unknown> | null {
  const type = getNamedType(info.returnType);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!isObjectType(type) || !field) return null;
  const selections = info.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const found = [...fieldsOf(info, type, selections).values()].filter(([node]) => node?.name.value === name);
  const node = found.length === 1 ? found[0]?.[0] : undefined;
  return node ? getArgumentValues(field, node, info.variableValues) : null;
}

// The same for everybody who sends the same text: its nodes are kept with it.
const typesBelow = new WeakMap<FieldNode, ReadonlySet<string>>();

/** Whether objects of a type are asked for somewhere below this field. */
export function asksFor(info: GraphQLResolveInfo, typeName: string): boolean {
  return info.fieldNodes.some((node) => {
    const known = typesBelow.get(node);
    if (known) return known.has(typeName);
    const types = new Set<string>();
    const typeInfo = new TypeInfo(info.schema, getNamedType(info.parentType));
    const visited = new Set<string>();
    const look = (from: ASTNode): void =>
      void visit(
        from,
        visitWithTypeInfo(typeInfo, {
          enter: (at) => {
            const type = getNamedType(typeInfo.getType());
            if (type) types.add(type.name);
            if (at.kind !== Kind.FRAGMENT_SPREAD || visited.has(at.name.value)) return;
            visited.add(at.name.value);
            const fragment = info.fragments[at.name.value];
            if (fragment) look(fragment);
          },
        }),
      );
    look(node);
    typesBelow.set(node, types);
    return types.has(typeName);
  });
}
