import { describe, expect, test } from "vitest";
import { duplicates, findAthlete, guessedAddresses, readSheet } from "./sheet.rules";
import { mostLines } from "./sheet-size.rules";

const noMore = { phone: "", level: "", gender: "" };
const linesOf = (csv: string, inPairs = true) => {
  const sheet = readSheet(csv, inPairs);
  if ("problem" in sheet) throw new Error(sheet.problem);
  return sheet.lines;
};

describe("a sheet", () => {
  test.each([
    ["semicolons", "Atleta 1;E-mail 1;Atleta 2;E-mail 2\nAna Lima;ANA@x.example;Bia Reis;bia@x.example"],
    ["commas", "nome1,email1,nome2,email2\r\nAna Lima,ana@x.example,Bia Reis,bia@x.example\r\n"],
    ["tabs", "Nome 1\tEmail 1\tNome 2\tEmail 2\nAna Lima\tana@x.example\tBia Reis\tbia@x.example"],
    [
      "a BOM and quotes",
      '\uFEFF"Jogador";"E-mail";"Parceiro";"E-mail do parceiro"\n"Ana Lima";"ana@x.example";"Bia Reis";"bia@x.example"',
    ],
    [
      "a name of the pair and who answers for it",
      "Dupla;Nome do responsável;Atleta 1;E-mail 1;Atleta 2;E-mail 2\nAs Ondas;Rui Sá;Ana Lima;ana@x.example;Bia Reis;bia@x.example",
    ],
    [
      "columns in another order, and more of them",
      "Pago;E-mail da dupla;Nome da dupla;E-mail;Nome\nsim;bia@x.example;Bia Reis;ana@x.example;Ana Lima",
    ],
  ])("with %s", (_name, csv) => {
    expect(linesOf(csv)).toEqual([
      {
        line: 2,
        athletes: [
          { name: "Ana Lima", email: "ana@x.example", ...noMore },
          { name: "Bia Reis", email: "bia@x.example", ...noMore },
        ],
        problems: [],
      },
    ]);
  });

  test("without names of columns and with three names in a line is not guessed at", () => {
    expect(readSheet("Ana Lima;ana@x.example;Bia Reis;bia@x.example;Rui Sá", true)).toHaveProperty("problem");
  });

  const four = "ana@x.example;Ana Lima;bia@x.example;Bia Reis";
  test.each([
    ["sep=;", `sep=;\nE-mail 1;Atleta 1;E-mail 2;Atleta 2\n${four}`, 3],
    [
      "a title and a blank row",
      `Atletas do torneio;;;\n;;;\nE-mail 1;Atleta 1;E-mail 2;Atleta 2\n${four}`,
      4,
    ],
    [
      "a line break within a name of a column",
      `"E-mail\n1","Atleta\n1","E-mail\n2","Atleta\n2"\n${four.replaceAll(";", ",")}`,
      2,
    ],
    [
      "the pair's category before its names",
      `Categoria da dupla;E-mail 1;Atleta 1;E-mail 2;Atleta 2\nB;${four}`,
      2,
    ],
    ["no names of columns", four, 1],
    [
      "spaces and hyphens for the eye",
      `E-mail 1;Atleta 1;E-mail 2;Atleta 2\nana@x.example;Ana\u00A0Li\u00ADma;bia@x.example;Bia Reis`,
      2,
    ],
  ])("from Excel, with %s", (_name, csv, line) => {
    expect(linesOf(csv)).toEqual([
      {
        line,
        athletes: [
          { name: "Ana Lima", email: "ana@x.example", ...noMore },
          { name: "Bia Reis", email: "bia@x.example", ...noMore },
        ],
        problems: [],
      },
    ]);
  });

  test("keeps the numbers of its lines, and passes over blank ones", () => {
    const lines = linesOf("Atleta;E-mail\n\nAna;ana@x.example\n;\nBia;bia@\nCaio", false);
    expect(lines.map(({ line, problems }) => [line, problems])).toEqual([
      [3, []],
      [5, ["O e-mail do atleta é inválido: bia@."]],
      [6, []],
    ]);
    expect(linesOf("nome1;nome2\nAna;")[0]?.problems).toEqual(["Falta o nome ou o e-mail do atleta 2."]);
  });

  test.each([
    ["", "A primeira linha deve ter os nomes das colunas: Atleta 1; E-mail 1; Atleta 2; E-mail 2"],
    [
      "Ana;Bia\nCaio;Davi",
      "A primeira linha deve ter os nomes das colunas: Atleta 1; E-mail 1; Atleta 2; E-mail 2",
    ],
    ["nome1;nome2\n\n", "O arquivo não tem nenhuma linha preenchida"],
    [
      `nome1;nome2\n${"Ana;Bia\n".repeat(mostLines + 1)}`,
      "O arquivo tem 201 linhas, e pode ter no máximo 200: divida em dois ou mais",
    ],
    ["x".repeat(200_001), "Arquivo grande demais: importe no máximo 200 linhas por vez"],
  ])("that cannot be read says why", (csv, problem) => {
    expect(readSheet(csv, true)).toEqual({ problem });
  });
});

test("an athlete is found by address, or by a unique name", () => {
  const ana = { id: "1", name: "Ana Lima", email: "ana@x.example" };
  const known = [ana, { id: "2", name: "Zé Sá", email: null }, { id: "3", name: "ze  sa", email: null }];
  const find = (name: string, email: string | null = null) => findAthlete({ name, email, ...noMore }, known);
  expect(find("", "ana@x.example")).toBe(ana);
  expect(find("Ana Paula LÍMA", "ana@x.example")).toBe(ana);
  expect(find("Eva Lima", "ana@x.example")).toEqual({
    problem: "ana@x.example é de Ana Lima. Deixe em branco para Eva.",
  });
  const stranger = { name: "Eva Lima", email: "ana@x.example", ...noMore };
  expect(findAthlete(stranger, known, false)).toEqual({
    problem:
      "O e-mail ana@x.example já tem cadastro com outro nome. Confira o nome, ou deixe o e-mail em branco para Eva.",
  });
  expect(find("ANA LÍMA")).toBe(ana);
  expect(find("Zé Sá")).toEqual({ problem: "Há 2 atletas com o nome Zé Sá: informe o e-mail." });
  expect(find("Eva", "eva@x.example")).toBeNull();
  expect(find("Eva")).toBeNull();
});

test("reads phone, level and gender from columns under various headings", () => {
  const csv =
    "Nome;E-mail;Celular;Nível;Sexo;Nome da dupla;Email da dupla;WhatsApp da dupla;Nível da dupla;Gênero da dupla\n" +
    "Ana;ana@x.example;48 99999-0000;Iniciante;F;Bia;;;;";
  expect(linesOf(csv)[0]?.athletes).toEqual([
    { name: "Ana", email: "ana@x.example", phone: "48 99999-0000", level: "Iniciante", gender: "F" },
    { name: "Bia", email: null, ...noMore },
  ]);
});

test("an athlete in two lines, or twice in one line, is reported", () => {
  const problems = duplicates([
    { line: 2, athleteIds: ["a", "b"] },
    { line: 3, athleteIds: ["c", "c"] },
    { line: 5, athleteIds: ["d", "a"] },
  ]);
  expect([...problems]).toEqual([
    [3, "A dupla tem duas vezes o mesmo atleta."],
    [5, "Atleta repetido: já está na linha 2."],
  ]);
});

test("an address with its owner's name is not a guess, any other address is", () => {
  const known = [
    { id: "1", name: "Ana Lima", email: "ana@x.example" },
    { id: "2", name: "Bia Reis", email: "bia@x.example" },
  ];
  const lines = linesOf(
    "nome;email\nANA LÍMA;ana@x.example\nOutra;bia@x.example\n;bia@x.example\nCaio;caio@x.example\nBia Reis;",
    false,
  );
  expect(guessedAddresses(lines, known)).toEqual(["bia@x.example", "caio@x.example"]);
});
