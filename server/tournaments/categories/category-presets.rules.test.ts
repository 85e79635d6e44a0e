import { expect, test } from "vitest";
import { presetCategories } from "./category-presets.rules";
import { categoryPresetsSchema, type CategoryPresets } from "./category-settings.rules";

const wish = (more: Partial<CategoryPresets> = {}): CategoryPresets => ({
  genders: ["FEMALE", "MALE"],
  levels: ["B", "C"],
  feeInCents: 9000,
  maxParticipants: 32,
  ...more,
});

test("each gender comes in each level, in the order of the forms, at the one price", () => {
  const { missing, existing } = presetCategories(wish(), []);
  expect(missing.map(({ name }) => name)).toEqual(["Masculino C", "Masculino B", "Feminino C", "Feminino B"]);
  expect(missing[2]).toEqual({
    name: "Feminino C",
    level: "C",
    gender: "FEMALE",
    minAge: null,
    maxAge: null,
    maxParticipants: 32,
    feeInCents: 9000,
    earlyFeeInCents: null,
    placeMode: "ENTRY_ORDER",
    wildCards: 0,
  });
  expect(existing).toEqual([]);
});

test("existing categories are kept and reported, whatever their upper or lower case", () => {
  const { missing, existing } = presetCategories(wish({ genders: ["FEMALE", "FEMALE"] }), [
    "FEMININO c",
    "Mista 40+",
  ]);
  expect(missing.map(({ name }) => name)).toEqual(["Feminino B"]);
  expect(existing).toEqual(["Feminino C"]);
});

test("without a gender, a level or with a price below nothing it is refused", () => {
  const messages = categoryPresetsSchema
    .safeParse({ genders: [], levels: [], feeInCents: -1 })
    .error?.issues.map(({ path, message }) => [path.join("."), message]);
  expect(messages?.slice(0, 2)).toEqual([
    ["genders", "Escolha ao menos um gênero"],
    ["levels", "Escolha ao menos um nível"],
  ]);
  expect(messages?.[2]?.[0]).toBe("feeInCents");
});
