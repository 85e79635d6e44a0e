import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/**
 * The largest operation that runs, each fragment counted wherever it is spread; a field of the root has depth 0.
 * Introspection goes deeper than any data of ours and has bounds of its own: the standard introspection query has
 * depth 14 and 9 lists.
 */
export const operationLimits = {
  depth: 10,
  fields: 700,
  aliases: 15,
  rootFields: 10,
  directives: 9,
  introspectionDepth: 15,
  introspectionLists: 12,
} as const;

type Measured = keyof typeof operationLimits;
type Measure = Record<Measured, number>;

const nothing: Measure = {
  depth: 0,
  fields: 0,
  aliases: 0,
  rootFields: 0,
  directives: 0,
  introspectionDepth: 0,
  introspectionLists: 0,
};

const sentences: Record<Measured, string> = {
  depth: `No máximo ${operationLimits.depth} níveis de profundidade por operação.`,
  fields: `No máximo ${operationLimits.fields} campos por operação.`,
  aliases: `No máximo ${operationLimits.aliases} aliases por operação.`,
  rootFields: `No máximo ${operationLimits.rootFields} campos na raiz da operação.`,
  directives: `No máximo ${operationLimits.directives} diretivas por operação.`,
  introspectionDepth: `No máximo ${operationLimits.introspectionDepth} níveis de profundidade na introspecção.`,
  introspectionLists: `No máximo ${operationLimits.introspectionLists} listas na introspecção por operação.`,
};

const introspectionRoots = new Set(["__schema", "__type"]);
// What is nested here multiplies: types times fields times arguments.
const listsOfIntrospection = new Set([
  "types",
  "directives",
  "fields",
  "args",
  "inputFields",
  "interfaces",
  "possibleTypes",
  "enumValues",
]);

/** Relay adds `__isNode: __typename` and its like to whatever it compiles. */
const isRelayTypeCheck = ({ alias, name }: FieldNode): boolean =>
  name.value === "__typename" && (alias?.value.startsWith("__is") ?? false);

const deepest = new Set<Measured>(["depth", "introspectionDepth"]);

/** Side by side: what is deep stays as deep as the deeper one, all else adds up. */
function together(one: Measure, other: Measure): Measure {
  const sum = { ...one };
  for (const key of Object.keys(sum) as Measured[])
    sum[key] = deepest.has(key) ? Math.max(one[key], other[key]) : one[key] + other[key];
  return sum;
}

/**
 * Measures the operations of one document. Each fragment is measured once, however often it is spread and whether or
 * not it spreads itself, so the work grows with the text and not with what the text unfolds to.
 */
function measurer({ definitions }: DocumentNode): (operation: OperationDefinitionNode) => Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const measured = new Map<string, Measure>();

  const ofFragment = (name: string, introspecting: boolean): Measure => {
    const key = `${name} ${introspecting}`;
    const known = measured.get(key);
    if (known) return known;
    const fragment = fragments.get(name);
    if (!fragment) return nothing;
    measured.set(key, nothing); // a fragment inside itself; a rule of GraphQL refuses it
    const measure = together(ofSelections(fragment.selectionSet, introspecting), {
      ...nothing,
      directives: fragment.directives?.length ?? 0,
    });
    measured.set(key, measure);
    return measure;
  };

  const ofField = (field: FieldNode, outside: boolean): Measure => {
    const introspecting = outside || introspectionRoots.has(field.name.value);
    const inner = ofSelections(field.selectionSet, introspecting);
    const isList = introspecting && listsOfIntrospection.has(field.name.value);
    return {
      depth: introspecting ? inner.depth : inner.depth + 1,
      fields: inner.fields + 1,
      aliases: inner.aliases + (field.alias && !isRelayTypeCheck(field) ? 1 : 0),
      rootFields: 1,
      directives: inner.directives,
      introspectionDepth: introspecting ? inner.introspectionDepth + 1 : inner.introspectionDepth,
      introspectionLists: inner.introspectionLists + (isList ? 1 : 0),
    };
  };

  const ofSelection = (selection: SelectionNode, introspecting: boolean): Measure => {
    if (selection.kind === Kind.FIELD) return ofField(selection, introspecting);
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelections(selection.selectionSet, introspecting);
    return ofFragment(selection.name.value, introspecting);
  };

  const ofSelections = (set: SelectionSetNode | undefined, introspecting: boolean): Measure => {
    let sum = nothing;
    for (const selection of set?.selections ?? []) {
      const directives = selection.directives?.length ?? 0;
      sum = together(sum, together(ofSelection(selection, introspecting), { ...nothing, directives }));
    }
    return sum;
  };

  return ({ selectionSet, directives = [], variableDefinitions = [] }) => {
    const whole = ofSelections(selectionSet, false);
    return {
      ...whole,
      depth: whole.depth - 1,
      introspectionDepth: whole.introspectionDepth - 1,
      directives: variableDefinitions.reduce(
        (count, variable) => count + (variable.directives?.length ?? 0),
        whole.directives + directives.length,
      ),
    };
  };
}

/**
 * What is too much in each operation of a document, at the operation's place in it.
 * @returns one error per limit that is passed, each with a sentence that names the limit; empty when it may run.
 */
export function excessesOf(document: DocumentNode): GraphQLError[] {
  const measure = measurer(document);
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const found = measure(definition);
    return (Object.keys(operationLimits) as Measured[])
      .filter((key) => found[key] > operationLimits[key])
      .map((key) => new GraphQLError(sentences[key], { nodes: definition }));
  });
}
