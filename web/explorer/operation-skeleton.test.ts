import { readFileSync } from "node:fs";
import { buildSchema, introspectionFromSchema, parse, validate } from "graphql";
import { describe, expect, test } from "vitest";
import { findType, hasFields, rootsOf, searchContract } from "./ContractTypes";
import { operationSkeleton } from "./TypePage";

const contract = buildSchema(readFileSync("schema.graphql", "utf8"));
const { __schema: schema } = introspectionFromSchema(contract);

const fields = rootsOf(schema).flatMap(({ operation, name }) => {
  const type = findType(schema, name);
  return type && hasFields(type) ? type.fields.map((field) => [field.name, operation, field] as const) : [];
});

describe("the draft of an operation", () => {
  test.each(fields)("%s is one that the contract takes", (_name, operation, field) => {
    const draft = operationSkeleton(schema, operation, field);
    expect(validate(contract, parse(draft.operation)).map(({ message }) => message)).toEqual([]);
  });

  test("names what has to be filled in", () => {
    const signIn = fields.find(([name]) => name === "signIn");
    const { operation, variables } = operationSkeleton(schema, "mutation", signIn![2]);
    expect(operation).toContain("mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {");
    expect(operation).toContain("... on TooManyAttempts {");
    expect(JSON.parse(variables)).toEqual({ input: { email: "", password: "" } });
  });
});

test("the search finds types and fields, whatever the case", () => {
  const found = searchContract(schema, "tournament");
  expect(found[0]?.fieldName).toBeNull();
  expect(found).toContainEqual({ typeName: "Tournament", fieldName: null });
  expect(found).toContainEqual({ typeName: "Arena", fieldName: "tournaments" });
  expect(searchContract(schema, "  ")).toEqual([]);
});
