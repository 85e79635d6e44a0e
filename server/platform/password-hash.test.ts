import { expect, test } from "vitest";
import { passwordHashCost } from "./config";
import { atPasswordTurn, hashPassword } from "./password-hash";

test("a password is hashed with the safe bcrypt cost, unless the environment sets another one", async () => {
  const hash = await hashPassword("AreiaFofa2026");
  expect(hash).toMatch(/^\$2b\$12\$/);
  const right = (password: string, of: string | null) =>
    atPasswordTurn("", (isRight) => isRight(password, of));
  expect(await right("AreiaFofa2026", hash)).toBe(true);
  expect(await right("AreiaFofa2027", hash)).toBe(false);
  expect(await right("AreiaFofa2026", null)).toBe(false);
});

test("cheaper passwords are for tests: production refuses them", () => {
  expect(passwordHashCost({ NODE_ENV: "test", PASSWORD_HASH_COST: "4" })).toBe(4);
  expect(passwordHashCost({ NODE_ENV: "production", PASSWORD_HASH_COST: "13" })).toBe(13);
  expect(() => passwordHashCost({ NODE_ENV: "production", PASSWORD_HASH_COST: "11" })).toThrow(
    "Em produção PASSWORD_HASH_COST deve ser pelo menos 12.",
  );
});
