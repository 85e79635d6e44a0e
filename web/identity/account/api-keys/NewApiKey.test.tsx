import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { apiKeyScopes } from "../../../../server/platform/access.rules";
import { requestExample } from "./CreateApiKeyDialog";

/** What the shell would send. */
const bodyOf = (command: string) => JSON.parse(/-d '(.*)'$/.exec(command)?.[1] ?? "") as { query: string };

test("the example carries the key and asks for what the key may read", () => {
  const rankings = requestExample("https://praia.example", "praia_segredo", [
    "RESULTS_READ",
    "RANKINGS_READ",
  ]);
  expect(rankings).toContain("curl https://praia.example/graphql");
  expect(rankings).toContain("-H 'Authorization: Bearer praia_segredo'");
  expect(bodyOf(rankings).query).toContain("rankings(first: 5)");
  expect(bodyOf(requestExample("https://praia.example", "praia_segredo", ["RESULTS_READ"])).query).toContain(
    "tournament(key:",
  );
});

test.each(apiKeyScopes)("the example for %s asks for what the API has", (scope) => {
  const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
  const { query } = bodyOf(requestExample("https://praia.example", "praia_segredo", [scope]));
  expect(validate(schema, parse(query))).toEqual([]);
});
