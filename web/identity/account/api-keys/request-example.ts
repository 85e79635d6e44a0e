import type { ApiKeyScope } from "../../../../server/platform/api-key-scope.rules";

const question: Record<ApiKeyScope, string> = {
  RANKINGS_READ: "{ rankings(first: 5) { edges { node { id name } } } }",
  RESULTS_READ: '{ tournament(key: "00000000-0000-0000-0000-000000000000") { name status } }',
};

/** A first request to try a new key with, for a terminal. */
export function requestExample(origin: string, key: string, scopes: readonly ApiKeyScope[]): string {
  const query = question[scopes.includes("RANKINGS_READ") ? "RANKINGS_READ" : "RESULTS_READ"];
  return [
    `curl ${origin}/graphql \\`,
    `  -H 'Authorization: Bearer ${key}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${JSON.stringify({ query })}'`,
  ].join("\n");
}
