import { expect, test } from "vitest";
import { newArenaSchema } from "./arena-record.rules";

const arena = {
  name: "Arena Pé na Areia",
  responsibleName: "Otávio Lins",
  email: "Otavio@Arena.example",
  cnpj: "11.222.333/0001-81",
  fullAddress: "Rua 1",
  courtCount: 1,
  hourlyRateInCents: 5000,
  dayUseInCents: 0,
};
const read = (more: object) => newArenaSchema.safeParse({ ...arena, ...more });

test("the CNPJ comes out without its mask, the address in small letters, and no phone is none", () =>
  expect(read({}).data).toEqual({
    ...arena,
    cnpj: "11222333000181",
    email: "otavio@arena.example",
    contactPhone: null,
  }));

test.each([
  [{ name: "A" }, "Nome da arena deve ter pelo menos 2 caracteres"],
  [{ responsibleName: "O" }, "Nome do responsável deve ter pelo menos 2 caracteres"],
  [{ responsibleName: "Otávio 2" }, "Nome do responsável deve conter apenas letras e espaços"],
  [{ email: "otavio" }, "Email inválido"],
  [{ cnpj: "" }, "CNPJ inválido"],
  [{ cnpj: "11.222.333" }, "CNPJ inválido"],
  [{ fullAddress: "Rua" }, "Endereço deve ser mais completo"],
  [{ courtCount: 0 }, "Deve ter pelo menos 1 quadra"],
  [{ hourlyRateInCents: -1 }, "Valor deve ser positivo"],
  [{ dayUseInCents: -1 }, "Valor deve ser positivo"],
])("%j is rejected with a message", (more, message) =>
  expect(read(more).error?.issues[0]?.message).toBe(message),
);
