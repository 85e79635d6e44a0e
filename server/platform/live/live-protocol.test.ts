import { buildSchema, getVariableValues, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { fragmentsOf } from "../limits/asked-fields";
import { questionKey } from "./live-protocol";

const schema = buildSchema(`
  type Query { a: Int }
  type Subscription { match(id: ID!, last: Int = 3): Match }
  type Match { id: ID! number: Int sides(first: Int): [Side!]! }
  type Side { name: String }
`);

function keyOf(text: string, variables: Record<string, unknown> = {}): string {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const operation = document.definitions.find((it) => it.kind === "OperationDefinition");
  if (operation?.kind !== "OperationDefinition") throw new Error("there is no operation");
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  return questionKey({ schema, fragments: fragmentsOf(document), variableValues: coerced ?? {} }, operation);
}

const plain = keyOf(`subscription { match(id: "x") { id sides(first: 2) { name } } }`);

test.each([
  [`subscription  Named{ match(id:"x", last: 3) { id, sides(first: 2) { name } } } # comment`, {}],
  [
    `subscription ($id: ID!, $n: Int) { match(id: $id) { id sides(first: $n) { name } } }`,
    { id: "x", n: 2, z: 9 },
  ],
  [
    `subscription ($no: Boolean = false) { match(id: "x") { id number @include(if: $no) sides(first: 2) { name } } }`,
    {},
  ],
])("the same question, written otherwise: %s", (text, variables) => {
  expect(keyOf(text, variables)).toBe(plain);
});

test.each([
  [`subscription { match(id: "y") { id sides(first: 2) { name } } }`],
  [`subscription { match(id: "x") { id sides(first: 3) { name } } }`],
  [`subscription { match(id: "x") { key: id sides(first: 2) { name } } }`],
  [`subscription { match(id: "x") { id sides(first: 2) { __typename } } }`],
])("another question: %s", (text) => {
  expect(keyOf(text)).not.toBe(plain);
});

test("fragments are what they hold, whatever they are called", () => {
  const named = (name: string) =>
    keyOf(`subscription { match(id: "x") { ...${name} } } fragment ${name} on Match { id }`);
  expect(named("A")).toBe(named("B"));
});
