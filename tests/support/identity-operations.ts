import { getNamedType, isUnionType } from "graphql";
import { schema } from "../../server/schema";
import type { TestApi } from "./api";

/** Fields to select besides the type, by result type. */
const errorFields: Record<string, string> = {
  InvalidInput: "fields { path message }",
  TooManyAttempts: "retryInSeconds",
};

/**
 * Runs a mutation that takes one input.
 * @param more a further selection, for instance "... on SignInSuccess { accessToken }".
 * @returns its result, with all fields of a user error.
 */
export async function perform(
  api: TestApi,
  mutation: string,
  input: Record<string, unknown>,
  { token = null, more = "" }: { token?: string | null; more?: string } = {},
): Promise<Record<string, any>> {
  const field = schema.getMutationType()?.getFields()[mutation];
  const result = field && getNamedType(field.type);
  if (!isUnionType(result)) throw new Error(`${mutation} has no result union`);
  const errors = result
    .getTypes()
    .filter(({ name }) => name in errorFields)
    .map(({ name }) => `... on ${name} { ${errorFields[name]} }`);
  const query = `mutation ($input: ${String(field?.args[0]?.type)}) { ${mutation}(input: $input) {
    __typename ... on UserError { code message path } ${errors.join(" ")} ${more} } }`;
  return (await api.data(query, { input }, token))[mutation] as Record<string, any>;
}
