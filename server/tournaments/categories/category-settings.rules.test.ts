import { expect, test } from "vitest";
import { categoryFormSchema, newCategorySchema } from "./category-settings.rules";

const category = { name: "Feminino 40+", level: "40+", gender: "FEMALE", feeInCents: 0 };

test("a level outside the list of choices may be kept by its category, but not chosen for another", () => {
  expect(categoryFormSchema({ level: "40+", rankingId: null }).safeParse(category).success).toBe(true);
  expect(categoryFormSchema({ level: "C", rankingId: null }).safeParse(category).success).toBe(false);
  expect(newCategorySchema.safeParse(category).success).toBe(false);
  expect(newCategorySchema.safeParse({ ...category, level: "C" }).success).toBe(true);
});
