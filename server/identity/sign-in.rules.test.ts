import { expect, test } from "vitest";
import { signInSchema } from "./sign-in.rules";

test("signing in needs an e-mail and any password", () => {
  expect(signInSchema.parse({ email: " Ana@Praia.com ", password: "x" })).toEqual({
    email: "ana@praia.com",
    password: "x",
  });
  const problems = signInSchema.safeParse({ email: "ana", password: "" }).error?.issues;
  expect(problems?.map(({ path: [field], message }) => [field, message])).toEqual([
    ["email", "Email inválido"],
    ["password", "Senha é obrigatória"],
  ]);
});
