import {
  getIntrospectionQuery,
  getNamedType,
  GraphQLError,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { fieldsOf, fragmentsOf, type Asked } from "./asked-fields";

/**
 * Limits introspection to a budget of its own: the cost of the standard introspection query. Tools send that query, and
 * it already returns the whole schema.
 * @throws BAD_USER_INPUT before execution.
 */
export function assertIntrospectionBounded(asked: Asked, operation: OperationDefinitionNode): void {
  const { objects, standard } = measuresOf(asked.schema);
  if (operation.operation === "query" && objects(asked, operation) > standard)
    throw new GraphQLError("Introspecção grande demais: peça menos do esquema de uma vez.", {
      extensions: { code: "BAD_USER_INPUT", http: { status: 400 } },
    });
}

interface Measures {
  /** How many objects the introspection in an operation makes, about. */
  objects: (asked: Asked, operation: OperationDefinitionNode) => number;
  /** The same of the standard query with all its options. */
  standard: number;
}

const known = new WeakMap<GraphQLSchema, Measures>();

function measuresOf(schema: GraphQLSchema): Measures {
  const before = known.get(schema);
  if (before) return before;
  const sizes = sizesOf(schema);
  const objects: Measures["objects"] = (asked, { selectionSet }) => {
    const root = schema.getQueryType();
    return root ? objectsBelow(asked, root, [selectionSet], sizes) : 0;
  };
  const document = parse(
    getIntrospectionQuery({
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    }),
  );
  const standardOperation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const asked = { schema, fragments: fragmentsOf(document), variableValues: {} };
  const measures = { objects, standard: standardOperation ? objects(asked, standardOperation) : 0 };
  known.set(schema, measures);
  return measures;
}

interface Sizes {
  /** How many objects a field of introspection makes on average; one where it is not listed. */
  perObject: Readonly<Record<string, number>>;
  /** How many times as long as the average the longest list of a type is. */
  ofOneType: number;
}

/** Most types are wrapped once, few three times. */
const usuallyWrapped = 0.6;

function sizesOf(schema: GraphQLSchema): Sizes {
  const types = Object.values(schema.getTypeMap());
  const withFields = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const fields = withFields.flatMap((type) => Object.values(type.getFields()));
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
  const perType = (count: number) => count / types.length;
  const fieldsPerType = perType(fields.length);
  return {
    perObject: {
      ofType: usuallyWrapped,
      types: types.length,
      directives: schema.getDirectives().length,
      fields: fieldsPerType,
      args: sum(fields.map(({ args }) => args.length)) / Math.max(1, fields.length),
      inputFields: perType(
        sum(types.map((type) => (isInputObjectType(type) ? Object.keys(type.getFields()).length : 0))),
      ),
      enumValues: perType(sum(types.map((type) => (isEnumType(type) ? type.getValues().length : 0)))),
      interfaces: perType(sum(withFields.map((type) => type.getInterfaces().length))),
      possibleTypes: perType(
        sum(types.map((type) => (isAbstractType(type) ? schema.getPossibleTypes(type).length : 0))),
      ),
    },
    ofOneType:
      Math.max(0, ...withFields.map((type) => Object.keys(type.getFields()).length)) /
      Math.max(1, fieldsPerType),
  };
}

const metaFields = [SchemaMetaFieldDef, TypeMetaFieldDef];

function objectsBelow(
  asked: Asked,
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
  sizes: Sizes,
): number {
  const isRoot = type === asked.schema.getQueryType();
  let objects = 0;
  for (const [first, ...others] of fieldsOf(asked, type, selections).values()) {
    if (!first) continue;
    const name = first.name.value;
    const field = isRoot ? metaFields.find((meta) => meta.name === name) : type.getFields()[name];
    const inner = field && getNamedType(field.type);
    if (!field || !isObjectType(inner)) continue;
    const each = 1 + objectsBelow(asked, inner, selectionsOf([first, ...others]), sizes);
    objects += each * (sizes.perObject[name] ?? 1) * (field === TypeMetaFieldDef ? sizes.ofOneType : 1);
  }
  return objects;
}

const selectionsOf = (nodes: readonly FieldNode[]): SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
