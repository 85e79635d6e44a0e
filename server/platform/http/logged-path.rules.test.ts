import { expect, test } from "vitest";
import { loggedName, loggedPath } from "./logged-path.rules";

test.each([
  ["/", "/"],
  ["/graphql?query={viewer}", "/graphql"],
  ["/confirmar-email?token=abc#x", "/confirmar-email"],
  [
    "/user-profile/01890a5d-ac96-774b-bcce-b302099a8057",
    "/user-profile/01890a5d-ac96-774b-bcce-b302099a8057",
  ],
  ["/assets/index-BcD3_fg.js", "/assets/index-BcD3_fg.js"],
  ["/maria@praia.example", "/…"],
  ["/maria%40praia.example/x", "/…/x"],
  ["/cpf/12345678909", "/cpf/…"],
  ["/cpf/123.456.789-09", "/cpf/…"],
  [`/t/${"a".repeat(65)}`, "/t/…"],
  ["/placar/pFq1nZ0cYV5m3wJ8kT-2hR_uXsLbD4oG7eAyC6iN9vQ", "/placar/…"],
  ["/calendario/pFq1nZ0cYV5m3wJ8kT-2hR_uXsLbD4oG7eAyC6iN9vQ.ics", "/calendario/…"],
])("%s", (url, path) => expect(loggedPath(url)).toBe(path));

test("a long path is cut", () => expect(loggedPath("/abc".repeat(100)).length).toBeLessThanOrEqual(201));

test("the name of an operation is a word", () => {
  expect(loggedName("TournamentPageQuery")).toBe("TournamentPageQuery");
  expect(loggedName("cpf12345678909")).toBe("…");
});
