import { expect, test } from "vitest";
import { drawWarnings } from "./draw-warnings.rules";

test("says who plays unpaid and who does not play, one sentence for each kind", () => {
  expect(
    drawWarnings(
      ["Ana", "Caio"],
      [
        { name: "Eva", status: "SEEKING_PARTNER" },
        { name: "Gil", status: "WAITLISTED" },
        { name: "Hugo", status: "SEEKING_PARTNER" },
        { name: "Iris", status: "ENROLLED" },
      ],
    ),
  ).toEqual([
    "Ainda têm valor a pagar e entram no sorteio: Ana; Caio.",
    "Procuram dupla e ficam fora do sorteio: Eva, Hugo.",
    "Gil está na lista de espera e fica fora do sorteio.",
    "Iris está sem dupla e fica fora do sorteio.",
  ]);
  expect(drawWarnings(["Ana"], [{ name: "Eva", status: "INVITED" }])).toEqual([
    "Ana ainda tem valor a pagar e entra no sorteio.",
    "Eva ainda não tem a resposta da dupla e fica fora do sorteio.",
  ]);
  expect(drawWarnings([], [{ name: "Lia", status: "ASKED" }])).toEqual([
    "Lia ainda não respondeu ao convite e fica fora do sorteio.",
  ]);
  expect(drawWarnings([], [])).toEqual([]);
});

test("names twenty who owe, and counts the rest", () => {
  const names = Array.from({ length: 23 }, (_, index) => `Atleta ${index + 1}`);
  expect(drawWarnings(names, [])).toEqual([
    `Ainda têm valor a pagar e entram no sorteio: ${names.slice(0, 20).join("; ")}; mais 3.`,
  ]);
});
