import { serverAudits } from "graphql-http";
import { describe, expect, test } from "vitest";
import { useApi } from "../support/api";

const api = useApi();
// The audits are made before the server listens: an origin that stands for the one to come.
const placeholder = "http://server.invalid";

/**
 * What a browser sends to another site without asking it first is refused, and a bare GET is such a request; this
 * header is what programs add, since no page of another site can.
 */
const askedFirst = { "Apollo-Require-Preflight": "1" };

const audits = serverAudits({
  url: `${placeholder}/graphql`,
  fetchFn: (url: string, init?: RequestInit) =>
    fetch(url.replace(placeholder, api().url), { ...init, headers: { ...init?.headers, ...askedFirst } }),
});

/**
 * Reviewed: for who only takes application/json it would be 200 here. We say 400 to everybody, so that what is refused
 * can be told from what was answered without reading it.
 */
const otherwise: Record<string, string> = {
  "572B": "SHOULD use 200 status code on document parsing failure when accepting application/json",
  FDE2: "SHOULD use 200 status code on document validation failure when accepting application/json",
  "7B9B": "SHOULD use a status code of 200 on variable coercion failure when accepting application/json",
};

describe("GraphQL over HTTP", () => {
  test("is audited", () => {
    expect(audits.length).toBeGreaterThan(50);
    for (const [id, name] of Object.entries(otherwise))
      expect(audits.find((audit) => audit.id === id)?.name).toBe(name);
  });

  test.each(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))(
    "%s",
    async (_name, audit) => {
      const result = await audit.fn();
      const reason = "reason" in result ? result.reason : undefined;
      expect([result.status, reason]).toEqual(
        audit.id in otherwise ? ["warn", "Response status code is not 200"] : ["ok", undefined],
      );
    },
  );
});
