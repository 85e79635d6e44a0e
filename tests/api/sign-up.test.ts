import { describe, expect, test } from "vitest";
import { password } from "../support/accounts";
import { useApi } from "../support/api";
import { nextCnpj, nextNumber } from "../support/story";

const api = useApi();

describe("signing up an arena", () => {
  const signUp = async (change: Record<string, unknown>) => {
    const input = {
      arenaName: "Arena Nova",
      cnpj: nextCnpj(),
      fullAddress: "Rua das Dunas, 100, Laguna",
      email: `nova${nextNumber()}@teste.example`,
      contactPhone: "(48) 99999-1111",
      responsibleName: "Nova Gestora",
      password,
      ...change,
    };
    const { signUpArena } = await api().data(
      `mutation ($input: SignUpArenaInput!) { signUpArena(input: $input) { __typename ... on UserError { code message path } ... on InvalidInput { fields { path message } } } }`,
      { input },
    );
    await api().db.rateLimit.deleteMany();
    return signUpArena;
  };

  test("the same address twice is told, also when both arrive together", async () => {
    const email = `dupla${nextNumber()}@teste.example`;
    const answers = await Promise.all([signUp({ email }), signUp({ email: email.toUpperCase() })]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      "EmailTaken",
      "SignUpArenaSuccess",
    ]);
    expect(answers.find(({ message }) => message)?.message).toBe("Este email já está cadastrado");
    expect(await api().db.user.count({ where: { email } })).toBe(1);
    expect(await api().db.arena.count({ where: { email } })).toBe(1);
  });

  test("a CNPJ that is taken is told next to its field, and no account is left behind", async () => {
    const cnpj = nextCnpj();
    await signUp({ cnpj });
    const email = `orfa${nextNumber()}@teste.example`;
    expect((await signUp({ cnpj, email })).fields).toEqual([
      { path: ["cnpj"], message: "Este CNPJ já está cadastrado" },
    ]);
    expect(await api().db.user.count({ where: { email } })).toBe(0);
  });

  test.each([
    [{ cnpj: "11.222.333/0001-82" }, "cnpj", "CNPJ inválido"],
    [{ email: "sem arroba" }, "email", "Email inválido"],
    [{ password: "curta" }, "password", "pelo menos 8 caracteres"],
    [
      { password: "semmaiuscula1" },
      "password",
      "Senha deve conter pelo menos uma letra minúscula, uma maiúscula e um número",
    ],
    [{ fullAddress: "Rua" }, "fullAddress", "10 caracteres"],
    [{ responsibleName: "R2D2" }, "responsibleName", "Nome deve conter apenas letras e espaços"],
    [{ arenaName: "Arena\u0000Nula" }, "arenaName", "Texto contém caracteres inválidos"],
    [{ arenaName: "Arena \uD800" }, "arenaName", "Texto contém caracteres inválidos"],
  ])("%o is refused next to %s", async (change, field, message) => {
    const answer = await signUp(change);
    expect(answer.__typename).toBe("InvalidInput");
    expect(answer.fields).toEqual([{ path: [field], message: expect.stringContaining(message) }]);
  });

  test("an alphanumeric CNPJ is welcome, and tags never reach a page", async () => {
    const answer = await signUp({ cnpj: "12.ABC.345/01DE-35", arenaName: "Arena <script>Sol</script>" });
    expect(answer.__typename).toBe("SignUpArenaSuccess");
    const arena = await api().db.arena.findUniqueOrThrow({ where: { cnpj: "12ABC34501DE35" } });
    expect(arena.name).not.toMatch(/[<>]/);
  });
});
