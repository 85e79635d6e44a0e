import { expect, test } from "vitest";
import { readObject, requestHeaders } from "./send-operation";

test("an editor holds a JSON object or nothing", () => {
  expect(readObject(" ")).toEqual({});
  expect(readObject(`{"id": 1}`)).toEqual({ id: 1 });
  for (const text of ["[1]", "1", "null", "{", `"a"`]) expect(readObject(text)).toBeNull();
});

test("a key that was typed counts more than the session", () => {
  expect(requestHeaders({}, null)?.get("Authorization")).toBeNull();
  expect(requestHeaders({}, "da-sessao")?.get("Authorization")).toBe("Bearer da-sessao");
  expect(requestHeaders({ authorization: "Bearer praia_x" }, "da-sessao")?.get("Authorization")).toBe(
    "Bearer praia_x",
  );
});

test("what no header can be is refused", () => {
  expect(requestHeaders({ "X-A": 1 }, null)).toBeNull();
  expect(requestHeaders({ "a b": "c" }, null)).toBeNull();
});
