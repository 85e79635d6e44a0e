import { expect, test } from "vitest";
import { athleteDoorFrom, wayBackFrom } from "./way-back";

const backFrom = (address: string) => wayBackFrom(new URL(address, "https://praia.example").searchParams);

test("a door leads back to where somebody came from", () => {
  expect(backFrom(athleteDoorFrom("/torneio/1?aba=inscricao"))).toBe("/torneio/1?aba=inscricao");
  expect(backFrom(athleteDoorFrom("/convite/abc", true))).toBe("/convite/abc");
  expect(athleteDoorFrom("/convite/abc", true)).toContain("aba=cadastrar");
});

test.each(["https://mau.example", "//mau.example", "/\\mau.example", "javascript:alert(1)", "", "/a b"])(
  "%s is no way within the product",
  (way) => expect(wayBackFrom(new URLSearchParams({ voltar: way }))).toBeNull(),
);
