import { expect, test } from "vitest";
import { drawWarnings } from "./draw-warnings.rules";

test("says who plays unpaid and who does not play, one sentence for each kind", () => {
  expect(
    drawWarnings(
      ["Ana e Bia", "Caio e Davi"],
      [
        { name: "Eva", status: "SEEKING_PARTNER" },
        { name: "Gil", status: "WAITLISTED" },
        { name: "Hugo", status: "SEEKING_PARTNER" },
        { name: "Iris", status: "ENROLLED" },
      ],
    ),
  ).toEqual([
    "Ainda não pagaram e entram no sorteio: Ana e Bia; Caio e Davi.",
    "Procuram dupla e ficam fora do sorteio: Eva, Hugo.",
    "Gil está na lista de espera e fica fora do sorteio.",
    "Iris está sem dupla e fica fora do sorteio.",
  ]);
  expect(drawWarnings(["Ana e Bia"], [{ name: "Eva", status: "INVITED" }])).toEqual([
    "Ana e Bia ainda não pagaram e entram no sorteio.",
    "Eva ainda não tem a resposta da dupla e fica fora do sorteio.",
  ]);
  expect(drawWarnings([], [{ name: "Lia", status: "ASKED" }])).toEqual([
    "Lia ainda não respondeu ao convite e fica fora do sorteio.",
  ]);
  expect(drawWarnings([], [])).toEqual([]);
});
