import { expect, test } from "vitest";
import { readContact } from "./config.rules";

test.each([
  ["Praia <contato@praia.example>", { name: "Praia", email: "contato@praia.example" }],
  [
    " Praia Esportes Ltda.  <ola@praia.example> ",
    { name: "Praia Esportes Ltda.", email: "ola@praia.example" },
  ],
  ["contato@praia.example", null],
  ["<contato@praia.example>", null],
  ["Praia <contato>", null],
  ['Praia <a@praia.example"><script>', null],
])("%j", (text, contact) => {
  expect(readContact(text)).toEqual(contact);
});
