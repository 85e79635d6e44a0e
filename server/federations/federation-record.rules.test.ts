import { expect, test } from "vitest";
import { federationRecordSchema, newFederationSchema } from "./federation-record.rules";

const federation = {
  name: "Federação Catarinense",
  acronym: "fcbt",
  email: "Contato@FCBT.example",
  responsibleName: "Helena Prado",
};
const read = (more: object) => federationRecordSchema.safeParse({ ...federation, ...more });
const problem = (more: object) => read(more).error?.issues[0]?.message;

test("what may be left out is null, the acronym is written in capitals, addresses in small letters", () => {
  expect(read({}).data).toEqual({
    ...federation,
    acronym: "FCBT",
    email: "contato@fcbt.example",
    cnpj: null,
    fullAddress: null,
    phone: null,
    website: null,
  });
});

test.each([
  ["https://fcbt.example/quem-somos?x=1", "https://fcbt.example/quem-somos?x=1"],
  ["http://fcbt.example", "http://fcbt.example"],
  ["www.fcbt.example", "https://www.fcbt.example"],
  ["", null],
])("the site %j is kept as %j", (website, kept) => expect(read({ website }).data?.website).toBe(kept));

test.each([
  "fcbt",
  "https://",
  "https://fcbt",
  "ftp://fcbt.example",
  "data:text/html,oi",
  "mailto:a@fcbt.example",
  "https://a b.example",
  "https://.example",
  `https://fcbt.example/${"a".repeat(200)}`,
])("%j is no site", (website) => expect(problem({ website })).toBe("URL inválida"));

test.each([
  ["a name of one letter", { name: "F" }, "Nome da federação deve ter pelo menos 2 caracteres"],
  ["no acronym", { acronym: " " }, "Sigla deve ter pelo menos 2 caracteres"],
  ["a malformed e-mail", { email: "fcbt" }, "Email inválido"],
  ["a CNPJ too short", { cnpj: "12.345" }, "CNPJ inválido"],
  ["a CNPJ with wrong digits", { cnpj: "11.222.333/0001-82" }, "CNPJ inválido"],
  ["half a phone", { phone: "4899" }, "Telefone incompleto: informe o DDD e o número"],
])("%s is rejected", (_what, more, message) => expect(problem(more)).toBe(message));

test("a CNPJ comes out without its mask", () =>
  expect(read({ cnpj: "11.222.333/0001-81" }).data?.cnpj).toBe("11222333000181"));

test("a new one says what its responsible person is there", () => {
  expect(newFederationSchema.safeParse(federation).error?.issues[0]?.message).toBe("Informe o cargo");
});
