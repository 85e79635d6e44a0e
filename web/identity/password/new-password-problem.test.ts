import { expect, test } from "vitest";
import { newPasswordProblem } from "./new-password-problem";

test("different passwords are reported before a short one", () => {
  expect(newPasswordProblem("Areia", "Aveia")?.title).toBe("Senhas não coincidem");
  expect(newPasswordProblem("Areia26", "Areia26")?.title).toBe("Senha muito curta");
  expect(newPasswordProblem("", "")?.title).toBe("Senha muito curta");
});

test("other password errors show no toast", () => {
  expect(newPasswordProblem("areiafofa", "areiafofa")).toBeNull();
});
