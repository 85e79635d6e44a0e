import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  specifiedRules,
  validate,
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

/** Longest operation, in lexical tokens. */
export const maxTokens = 1500;
/** An answer does not say more often than this what is wrong. */
export const mostErrors = 5;

/** Documents that are kept parsed: the web app has a few hundred of some kilobytes each. */
export const rememberedLimits = { documents: 500, characters: 2_000_000 } as const;

/** The latest documents, the oldest first. */
class Remembered {
  readonly #documents = new Map<string, DocumentNode>();
  characters = 0;

  get(text: string): DocumentNode | undefined {
    return this.#documents.get(text);
  }

  add(text: string, document: DocumentNode): void {
    this.#documents.set(text, document);
    this.characters += text.length;
    for (const oldest of this.#documents.keys()) {
      if (
        this.#documents.size <= rememberedLimits.documents &&
        this.characters <= rememberedLimits.characters
      )
        return;
      this.#documents.delete(oldest);
      this.characters -= oldest.length;
    }
  }
}

const remembered = new WeakMap<GraphQLSchema, Remembered>();

/** How many characters of operations are kept. */
export const rememberedCharacters = (schema: GraphQLSchema): number =>
  remembered.get(schema)?.characters ?? 0;

/** The same with a code of ours; what a scalar of ours said to a value is kept. */
export const coded = (error: GraphQLError, code: string): GraphQLError => {
  const { message, nodes, source, positions, originalError } = error;
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    originalError: originalError ?? error,
    extensions: { code, http: { status: 400 } },
  });
};

/**
 * The document of a text, within the limits and valid. Hundreds send the same text: it is read and checked once; of many
 * different ones the oldest are forgotten. The limits are checked first and alone: what is too large is not looked into.
 * @returns what is wrong with it where something is.
 */
export function checkedDocument(schema: GraphQLSchema, text: string): DocumentNode | readonly GraphQLError[] {
  const known = remembered.get(schema) ?? new Remembered();
  remembered.set(schema, known);
  const before = known.get(text);
  if (before) return before;
  const document = parsed(text);
  if (document instanceof GraphQLError) return [document];
  const excesses = excessesOf(document).slice(0, mostErrors);
  const problems =
    excesses.length > 0
      ? excesses
      : validate(schema, document, specifiedRules, { maxErrors: mostErrors }).slice(0, mostErrors);
  if (problems.length > 0) return problems.map((problem) => coded(problem, "GRAPHQL_VALIDATION_FAILED"));
  known.add(text, document);
  return document;
}

function parsed(text: string): DocumentNode | GraphQLError {
  try {
    return parse(text, { maxTokens });
  } catch (error) {
    if (error instanceof GraphQLError) return coded(error, "GRAPHQL_PARSE_FAILED");
    throw error;
  }
}

type Read =
  | { coerced: Record<string, unknown>; errors?: undefined }
  | { coerced?: undefined; errors: GraphQLError[] };

/**
 * The variables of an operation, coerced. An error names the place and never the value: the library prints the whole
 * input into each of its messages.
 */
export function variableValues(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Read {
  const { errors, coerced } = getVariableValues(schema, variableDefinitions, variables, {
    maxErrors: mostErrors,
  });
  if (coerced) return { coerced };
  return { errors: errors.slice(0, mostErrors).map((error) => coded(withoutValue(error), "BAD_USER_INPUT")) };
}

const namePattern = /^\w{1,64}$/;
const pathPattern = / at "([^"]{1,200})"$/;

/**
 * `Variable "$input" got invalid value {…} at "input.games[1]"; Int cannot represent non-integer value: "x"`
 * becomes `Variable "$input" got an invalid value at "input.games[1]": Int cannot represent non-integer value`.
 */
function withoutValue(error: GraphQLError): GraphQLError {
  const { message, nodes, originalError } = error;
  const start = /^Variable "\$(\w{1,64})" got invalid value /.exec(message);
  if (!start || !originalError) return error;
  const reason = originalError.message;
  const path = pathPattern.exec(message.slice(0, -(reason.length + "; ".length)))?.[1];
  const place = path === undefined ? "" : ` at "${path}"`;
  return new GraphQLError(
    `Variable "$${start[1]}" got an invalid value${place}: ${reasonWithoutValue(reason)}`,
    {
      nodes,
      originalError,
    },
  );
}

function reasonWithoutValue(reason: string): string {
  const unknownField = /^Field "([^]*)" is not defined by type "(\w+)"\.( Did you mean [^]*)?$/.exec(reason);
  if (unknownField) {
    const [, field = "", type, suggestion = ""] = unknownField;
    const named = namePattern.test(field) ? `Field "${field}"` : "A field";
    return `${named} is not defined by type "${type}".${suggestion}`;
  }
  const noMember = /^Value [^]* does not exist in "(\w+)" enum\.( Did you mean [^]*)?$/.exec(reason);
  if (noMember) return `Value does not exist in "${noMember[1]}" enum.${noMember[2] ?? ""}`;
  return reason.replace(/: [^]*$/, ".").slice(0, 200);
}
