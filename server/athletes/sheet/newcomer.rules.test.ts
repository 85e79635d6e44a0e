import { describe, expect, test } from "vitest";
import { readSheet } from "./sheet.rules";
import { contradictions, newcomerInWords, newcomerKey, readNewcomer } from "./newcomer.rules";

const ana = { name: "Ana Lima", email: "ana@x.example", phone: "", level: "", gender: "" };
const read = (more: Partial<typeof ana> = {}) => readNewcomer({ ...ana, ...more }, 1, 2);

describe("a new athlete in a sheet", () => {
  test.each([
    ["", "FUN"],
    ["fun", "FUN"],
    ["D", "D"],
    ["Iniciante", "D"],
    ["intermediário", "C"],
    ["Avançada", "B"],
    ["a/pro", "A_PRO"],
    ["Pro", "A_PRO"],
  ])("of level “%s” is %s", (level, meant) => {
    expect(read({ level })).toMatchObject({ level: meant });
  });

  test.each([
    ["Feminino", "FEMALE"],
    ["m", "MALE"],
    ["", null],
  ])("of gender “%s” is %s", (gender, meant) => {
    expect(read({ gender })).toMatchObject({ gender: meant });
  });

  test.each([
    [{ phone: "123" }, "O telefone do atleta 2 é inválido: 123. Informe o DDD e o número."],
    [{ phone: "4,8E+10" }, "O telefone do atleta 2 é inválido: 4,8E+10. Informe o DDD e o número."],
    [{ level: "Ouro" }, "O nível do atleta 2 não existe: Ouro. Use Fun, D, C, B ou A/PRO."],
    [{ level: "constructor" }, "O nível do atleta 2 não existe: constructor. Use Fun, D, C, B ou A/PRO."],
    [{ gender: "x" }, "O gênero do atleta 2 não existe: x. Use feminino ou masculino."],
    [{ name: "Ana 2" }, "O nome do atleta 2 é inválido: Ana 2. Nome deve conter apenas letras e espaços."],
    [{ name: "" }, "Falta o nome do atleta 2: ana@x.example ainda não é atleta da arena."],
  ])("with %o is refused in one sentence", (more, problem) => {
    expect(read(more)).toEqual({ problems: [problem] });
  });

  test("is previewed with every field, so that a mistyped address shows before the import", () => {
    const found = read({ phone: "48 999990001", level: "C", gender: "f" });
    if ("problems" in found) throw new Error(found.problems[0]);
    expect(newcomerInWords(found)).toBe("Ana Lima, ana@x.example, (48) 99999-0001, nível C, feminino");
    expect(newcomerInWords({ ...found, email: null, phone: null, gender: null })).toBe("Ana Lima, nível C");
  });

  test("is one person by the address, else by the name", () => {
    const found = read({ level: "C", gender: "f" });
    if ("problems" in found) throw new Error(found.problems[0]);
    expect(newcomerKey(found)).toBe("email:ana@x.example");
    expect(newcomerKey({ ...found, email: null, fullName: "ANA  LÍMA" })).toBe(
      newcomerKey({ ...found, email: null }),
    );
  });
});

test("one address with two names, and one name with and without an address, are reported", () => {
  const sheet = readSheet(
    "nome;email\nAna;a@x.example\nBia;a@x.example\nCaio;\nCáio;c@x.example\nANA;a@x.example\nDuda;\nDuda;",
    false,
  );
  if ("problem" in sheet) throw new Error(sheet.problem);
  expect([...contradictions(sheet.lines)]).toEqual([
    [3, "O e-mail a@x.example está com dois nomes: Ana na linha 2 e Bia."],
    [5, "Cáio está também na linha 4: informe o e-mail nos dois lugares."],
    [6, "O e-mail a@x.example está com dois nomes: Bia na linha 3 e ANA."],
  ]);
});
