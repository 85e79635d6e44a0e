import { expect, test } from "vitest";
import { athletePortalFrom, wayBackFrom } from "./way-back";

const backFrom = (address: string) => wayBackFrom(new URL(address, "https://praia.example").searchParams);

test("a portal leads back to the page that linked to it", () => {
  expect(backFrom(athletePortalFrom("/torneio/1?aba=inscricao"))).toBe("/torneio/1?aba=inscricao");
  expect(backFrom(athletePortalFrom("/convite/abc", true))).toBe("/convite/abc");
  expect(athletePortalFrom("/convite/abc", true)).toContain("aba=cadastrar");
});

test.each(["https://mau.example", "//mau.example", "/\\mau.example", "javascript:alert(1)", "", "/a b"])(
  "%s is no way within the product",
  (way) => expect(wayBackFrom(new URLSearchParams({ voltar: way }))).toBeNull(),
);
