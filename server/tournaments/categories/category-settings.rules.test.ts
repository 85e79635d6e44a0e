import { expect, test } from "vitest";
import { categoryFormSchema, newCategorySchema } from "./category-settings.rules";

const category = { name: "Feminino 40+", level: "40+", gender: "FEMALE", feeInCents: 0 };

test("a level that organisers do not choose from may stay what it is, and is chosen by nobody else", () => {
  expect(categoryFormSchema("40+").safeParse(category).success).toBe(true);
  expect(categoryFormSchema("C").safeParse(category).success).toBe(false);
  expect(newCategorySchema.safeParse(category).success).toBe(false);
  expect(newCategorySchema.safeParse({ ...category, level: "C" }).success).toBe(true);
});
