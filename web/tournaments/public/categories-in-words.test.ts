import { expect, it } from "vitest";
import { categoriesInWords, feesInWords, placesOf, priceInWords } from "./categories-in-words";

const women = { name: "Feminino C", feeInCents: 6000 };
const mixed = { name: "Misto B", feeInCents: 8000 };

it("calls a tournament of one category what it calls itself", () => {
  expect(categoriesInWords([women], "Intermediário")).toBe("Intermediário");
  expect(feesInWords([women], 7000)).toBe("R$ 60,00");
  expect(feesInWords([], 7000)).toBe("R$ 70,00");
  expect(priceInWords([women], 7000)).toBe("R$ 60,00 por atleta");
  expect(priceInWords([], 0)).toBe("Gratuito");
});

it("names all of several, and the least and the most they cost", () => {
  expect(categoriesInWords([women, mixed], "Intermediário")).toBe("Feminino C, Misto B");
  expect(feesInWords([women, mixed], 7000)).toBe("R$ 60,00 a R$ 80,00");
  expect(feesInWords([women, { ...mixed, feeInCents: 6000 }], 7000)).toBe("R$ 60,00");
  expect(priceInWords([women, mixed], 0)).toBe("R$ 60,00 a R$ 80,00 por atleta");
  expect(
    priceInWords(
      [women, mixed].map((one) => ({ ...one, feeInCents: 0 })),
      7000,
    ),
  ).toBe("Gratuito");
});

it("counts those that a card has no room for", () => {
  const four = ["Feminino C", "Masculino B", "Misto B", "Misto C"].map((name) => ({ name }));
  expect(categoriesInWords(four, "Intermediário", 2)).toBe("Feminino C, Masculino B e mais 2");
  expect(categoriesInWords(four, "Intermediário", 3)).toBe("Feminino C, Masculino B, Misto B e mais 1");
  expect(categoriesInWords(four, "Intermediário", 4)).toBe("Feminino C, Masculino B, Misto B, Misto C");
});

it("counts the places of a tournament without a limit of its own by its categories", () => {
  expect(placesOf([{ maxParticipants: 32 }, { maxParticipants: 16 }], null)).toBe(48);
  expect(placesOf([{ maxParticipants: 32 }, { maxParticipants: null }], null)).toBeNull();
  expect(placesOf([{ maxParticipants: 32 }], 20)).toBe(20);
  expect(placesOf([], null)).toBeNull();
});
