import { expect, test } from "vitest";
import { deskVariablesAt } from "./enrolment-filters";

const at = (address: string) => deskVariablesAt(new URLSearchParams(address));

test("the address says what is asked", () => {
  expect(
    at("busca=Ana&situacao=AWAITING_PAYMENT&categoria=c&pagamento=a-receber&ordem=-nome&aberto=x"),
  ).toEqual({
    search: "Ana",
    statuses: ["AWAITING_PAYMENT"],
    categoryId: "c",
    owing: true,
    order: "NAME",
    descending: true,
  });
  expect(at("ordem=quando")).toMatchObject({ order: "ARRIVAL", descending: false });
});

test("an unknown word filters nothing and orders nothing", () => {
  expect(at("busca=%20&situacao=QUALQUER&pagamento=x&ordem=toString")).toEqual({
    search: null,
    statuses: null,
    categoryId: null,
    owing: null,
    order: null,
    descending: null,
  });
});
