import { describe, expect, test } from "vitest";
import vectors from "../../../tests/vectors/boleto-vectors.json";
import { collectionAccountProblem, collectionBank, type CollectionAccount } from "./cnab-bank.rules";
import { lineLength } from "./cnab-record.rules";
import { remittedChargeProblem, writeRemittance, type RemittedCharge } from "./remittance.rules";
import { account, charge, file, linesOf } from "../../../tests/support/cnab";

describe("a file that asks Banco do Brasil to collect", () => {
  const remittance = writeRemittance(account, [charge], file);
  const blank = (length: number) => " ".repeat(length);
  const zero = (length: number) => "0".repeat(length);

  /** Text at a range of positions, as the manual counts them. */
  type Part = [from: number, until: number, text: string];
  const expected: [string, Part[]][] = [
    [
      "header of the file",
      [
        [1, 3, "001"],
        [4, 7, "0000"],
        [8, 8, "0"],
        [9, 17, blank(9)],
        [18, 18, "2"],
        [19, 32, "11222333000181"],
        [33, 41, "003294860"],
        [42, 45, "0014"],
        [46, 47, "17"],
        [48, 50, "019"],
        [51, 52, blank(2)],
        [53, 57, "03286"],
        [58, 58, "0"],
        [59, 70, "000000075367"],
        [71, 71, "8"],
        [72, 72, " "],
        [73, 102, "ARENA PRAIA AZUL LTDA         "],
        [103, 132, "BANCO DO BRASIL S.A.          "],
        [133, 142, blank(10)],
        [143, 143, "1"],
        [144, 151, "12112026"],
        [152, 157, "090500"],
        [158, 163, "000007"],
        [164, 166, "084"],
        [167, 171, "00000"],
        [172, 240, blank(69)],
      ],
    ],
    [
      "header of the lot",
      [
        [1, 3, "001"],
        [4, 7, "0001"],
        [8, 8, "1"],
        [9, 9, "R"],
        [10, 11, "01"],
        [12, 13, blank(2)],
        [14, 16, "043"],
        [17, 17, " "],
        [18, 18, "2"],
        [19, 33, "011222333000181"],
        [34, 53, "003294860001417019  "],
        [54, 58, "03286"],
        [59, 59, "0"],
        [60, 71, "000000075367"],
        [72, 72, "8"],
        [73, 73, " "],
        [74, 103, "ARENA PRAIA AZUL LTDA         "],
        [104, 183, blank(80)],
        [184, 191, "00000007"],
        [192, 199, "12112026"],
        [200, 207, zero(8)],
        [208, 240, blank(33)],
      ],
    ],
    [
      "segment P",
      [
        [1, 3, "001"],
        [4, 7, "0001"],
        [8, 8, "3"],
        [9, 13, "00001"],
        [14, 14, "P"],
        [15, 15, " "],
        [16, 17, "01"],
        [18, 22, "03286"],
        [23, 23, "0"],
        [24, 35, "000000075367"],
        [36, 36, "8"],
        [37, 37, " "],
        [38, 57, "32948600000000001   "],
        [58, 58, "7"],
        [59, 59, "1"],
        [60, 60, "1"],
        [61, 61, "2"],
        [62, 62, "2"],
        [63, 77, "MENS 2026-12   "],
        [78, 85, "10122026"],
        [86, 100, "000000000015000"],
        [101, 105, "00000"],
        [106, 106, " "],
        [107, 108, "17"],
        [109, 109, "N"],
        [110, 117, "12112026"],
        [118, 118, "2"],
        [119, 126, "11122026"],
        [127, 141, "000000000000100"],
        [142, 142, "1"],
        [143, 150, "05122026"],
        [151, 165, "000000000000500"],
        [166, 180, zero(15)],
        [181, 195, zero(15)],
        [196, 220, "03CZ7IFWVEZ3T8WV0IXLA2VKX"],
        [221, 221, "3"],
        [222, 223, "00"],
        [224, 224, "0"],
        [225, 227, "000"],
        [228, 229, "09"],
        [230, 239, zero(10)],
        [240, 240, " "],
      ],
    ],
    [
      "segment Q",
      [
        [1, 3, "001"],
        [4, 7, "0001"],
        [8, 8, "3"],
        [9, 13, "00002"],
        [14, 14, "Q"],
        [15, 15, " "],
        [16, 17, "01"],
        [18, 18, "1"],
        [19, 33, "000052998224725"],
        [34, 73, "JOSE GIL DAVILA SOUZA                   "],
        [74, 113, "RUA DAS GAIVOTAS, 12  APTO. 3O          "],
        [114, 128, "INGLESES DO RIO"],
        [129, 133, "88058"],
        [134, 136, "500"],
        [137, 151, "FLORIANOPOLIS  "],
        [152, 153, "SC"],
        [154, 154, "0"],
        [155, 169, zero(15)],
        [170, 209, blank(40)],
        [210, 212, "000"],
        [213, 240, blank(28)],
      ],
    ],
    [
      "segment R",
      [
        [1, 3, "001"],
        [4, 7, "0001"],
        [8, 8, "3"],
        [9, 13, "00003"],
        [14, 14, "R"],
        [15, 15, " "],
        [16, 17, "01"],
        [18, 18, "0"],
        [19, 26, zero(8)],
        [27, 41, zero(15)],
        [42, 42, "0"],
        [43, 50, zero(8)],
        [51, 65, zero(15)],
        [66, 66, "2"],
        [67, 74, "11122026"],
        [75, 89, "000000000000200"],
        [90, 199, blank(110)],
        [200, 207, zero(8)],
        [208, 210, "000"],
        [211, 215, "00000"],
        [216, 216, " "],
        [217, 228, zero(12)],
        [229, 230, blank(2)],
        [231, 231, "0"],
        [232, 240, blank(9)],
      ],
    ],
    [
      "trailer of the lot",
      [
        [1, 3, "001"],
        [4, 7, "0001"],
        [8, 8, "5"],
        [9, 17, blank(9)],
        [18, 23, "000005"],
        [24, 115, zero(92)],
        [116, 240, blank(125)],
      ],
    ],
    [
      "trailer of the file",
      [
        [1, 3, "001"],
        [4, 7, "9999"],
        [8, 8, "9"],
        [9, 17, blank(9)],
        [18, 23, "000001"],
        [24, 29, "000007"],
        [30, 35, "000000"],
        [36, 240, blank(205)],
      ],
    ],
  ];

  test.each(expected.map(([name, parts], index) => [name, index, parts] as const))(
    "%s, character by character",
    (_name, index, parts) => {
      const line = linesOf(remittance.text)[index] ?? "";
      expect(parts.map(([from, until]) => [from, until, line.slice(from - 1, until)])).toEqual(parts);
      expect(parts.reduce((sum, [from, until]) => sum + until - from + 1, 0)).toBe(lineLength);
    },
  );

  test("has no further lines and returns count, total and bank numbers", () => {
    expect(linesOf(remittance.text)).toHaveLength(expected.length);
    expect(remittance).toMatchObject({ charges: 1, totalInCents: 15_000, ourNumbers: ["32948600000000001"] });
  });
});

describe("nosso número", () => {
  const bank = collectionBank("001");
  test.each([
    ["3294860", 196, "32948600000000196"],
    ["123456", 12_345, "123456123453"], // by the manual's weights, 9 to 2 from the right: 212, of which 11 leaves 3
    ["1234", 1_234_567, "123412345671"],
  ])("agreement %s, number %i: %s", (agreement, sequence, ourNumber) => {
    expect(bank?.ourNumberOf({ ...account, agreement }, sequence)).toBe(ourNumber);
  });

  test("the length of an agreement determines the highest sequence", () => {
    const last = (agreement: string) => bank?.lastSequence({ ...account, agreement });
    expect([last("1234"), last("123456"), last("1234567")]).toEqual([9_999_999, 99_999, 9_999_999_999]);
  });

  test("with the wallet it makes the barcode's own field, as on a published boleto", () => {
    const [published] = vectors.valid;
    if (!bank || !published) throw new Error("both are there");
    const of = { ...account, agreement: "1149718", wallet: "11" };
    expect(bank.freeFieldOf(of, bank.ourNumberOf(of, 6_068_524_522))).toBe(published.campo_livre);
  });
});

describe("remittedChargeProblem", () => {
  const problemOf = (change: Partial<RemittedCharge>) =>
    remittedChargeProblem({ ...charge, ...change }, account, file.writtenOn);
  const payerWith = (change: Partial<RemittedCharge["payer"]>) =>
    problemOf({ payer: { ...charge.payer, ...change } });

  test("returns null for a complete charge", () => {
    expect(problemOf({})).toBeNull();
    expect(problemOf({ discount: null, fineInBasisPoints: 0, interestInBasisPoints: 0 })).toBeNull();
    expect(payerWith({ document: "12.ABC.345/01DE-35" })).toBeNull();
  });

  test.each<[string, string | null]>([
    ["O número desta cobrança não cabe no convênio", problemOf({ sequence: 10_000_000_000 })],
    ["O código desta cobrança não cabe na remessa", problemOf({ companyId: "ç" })],
    ["O número do documento tem até 15 letras e números", problemOf({ document: "1".repeat(16) })],
    ["O valor não cabe em um boleto", problemOf({ amountInCents: 0 })],
    ["O vencimento não pode ser antes da emissão", problemOf({ dueOn: "2026-11-11", discount: null })],
    ["A emissão não pode ser depois da remessa", problemOf({ issuedOn: "2026-11-13" })],
    ["O vencimento está longe demais para o banco", problemOf({ dueOn: "2033-12-10" })],
    ["Multa e juros vão de 0 a 100%", problemOf({ fineInBasisPoints: 10_001 })],
    [
      "O desconto deve ser menor que o valor",
      problemOf({ discount: { amountInCents: 15_000, until: "2026-12-05" } }),
    ],
    [
      "O desconto vale no máximo até o vencimento",
      problemOf({ discount: { amountInCents: 1, until: "2026-12-11" } }),
    ],
    ["Falta o CPF ou o CNPJ de quem paga", payerWith({ document: "529.982.247-26" })],
    ["Falta o nome de quem paga", payerWith({ name: "日本" })],
    ["Falta o endereço de quem paga", payerWith({ street: " " })],
    ["Falta o CEP de quem paga", payerWith({ postalCode: "88058" })],
    ["Falta o estado de quem paga", payerWith({ state: "" })],
  ])("%s", (sentence, problem) => {
    expect(problem).toBe(sentence);
  });

  test.each<[Partial<CollectionAccount>, string]>([
    [{ bank: "237" }, "Ainda não há remessa para este banco"],
    [{ wallet: "31" }, "A carteira deve ser uma destas: 11, 17"],
    [{ walletVariation: "19" }, "A variação da carteira tem 3 números"],
    [{ branch: "3286-0" }, "A agência tem até 5 números, sem o dígito"],
    [{ accountDigit: "x" }, "O dígito da agência e o da conta são um número ou X"],
    [{ document: "11.222.333/0001-82" }, "Falta o CPF ou o CNPJ de quem recebe"],
    [{ agreement: "12345" }, "O convênio do Banco do Brasil tem 4, 6 ou 7 números"],
    [{ account: "75367-8" }, "A conta do Banco do Brasil tem até 8 números, sem o dígito"],
  ])("%o: %s", (change, sentence) => {
    expect(collectionAccountProblem({ ...account, ...change })).toBe(sentence);
    expect(() => writeRemittance({ ...account, ...change }, [charge], file)).toThrow(sentence);
  });

  test("no file without charges, nor one that has a number twice", () => {
    expect(collectionAccountProblem(account)).toBeNull();
    expect(() => writeRemittance(account, [], file)).toThrow(RangeError);
    expect(() => writeRemittance(account, [charge, charge], file)).toThrow(RangeError);
    expect(() => writeRemittance(account, [{ ...charge, amountInCents: 0 }], file)).toThrow(
      "O valor não cabe em um boleto",
    );
  });
});
