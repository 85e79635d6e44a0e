import { describe, expect, test } from "vitest";
import { normaliseCpf } from "../../server/brazil/cpf-cnpj.rules";
import { password, useAccounts } from "../support/accounts";
import { useApi } from "../support/api";
import { nextCpf } from "../support/cpf";
import { perform } from "../support/identity-operations";
import { tokenMailedTo } from "../support/mails";
import { createArena, nextCnpj, nextNumber } from "../support/story";

const api = useApi();
const { signIn, viewerOf } = useAccounts(api);

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
    [{ arenaName: "\u200b\u0000\u202e" }, "arenaName", "Nome da arena deve ter pelo menos 2 caracteres"],
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

const newEmail = () => `nova${nextNumber()}@teste.example`;
const confirm = async (email: string) =>
  perform(api(), "confirmEmail", { token: await tokenMailedTo(api(), email), password });
/** What signing in brings to somebody who has just confirmed. */
const enter = async (email: string) => {
  await confirm(email);
  return viewerOf((await signIn(email)).answer["accessToken"]!);
};
const signUpAs = async (mutation: string, input: Record<string, unknown>) => {
  const answer = await perform(api(), mutation, input);
  await api().db.rateLimit.deleteMany();
  return answer;
};

describe("signing up an athlete", () => {
  const signUp = (change: Record<string, unknown>) =>
    signUpAs("signUpAthlete", {
      fullName: "Nova Atleta",
      cpf: null,
      email: newEmail(),
      phone: "(48) 99999-3333",
      birthDate: "1995-05-05",
      level: "C",
      password,
      ...change,
    });

  test("makes user, role and athlete, who share one id, and leads to the profile", async () => {
    const email = newEmail();
    const cpf = nextCpf();
    expect(await signUp({ email, cpf })).toEqual({ __typename: "SignUpAthleteSuccess" });
    expect((await signIn(email)).answer["code"]).toBe("EMAIL_NOT_CONFIRMED");
    const user = await api().db.user.findUniqueOrThrow({
      where: { email },
      include: { athlete: true, roles: true },
    });
    expect(user.roles.map(({ role }) => role)).toEqual(["ATHLETE"]);
    expect(user.athlete).toMatchObject({
      id: user.id,
      cpf: normaliseCpf(cpf),
      level: "C",
      fullName: "Nova Atleta",
    });
    expect(await enter(email)).toMatchObject({ roles: ["ATHLETE"], homePath: `/user-profile/${user.id}` });
  });

  test("a record that an arena had made under the address stays as it is, and the person gets one of their own", async () => {
    const arena = await createArena(api(), "De origem");
    const email = newEmail();
    const registered = await api().db.athlete.create({
      data: {
        fullName: "Nova Atleta",
        email,
        level: "B",
        phone: "(48) 98888-0000",
        arenas: { create: { arenaId: arena.id, firstVisitOn: new Date("2026-01-01T00:00:00Z") } },
      },
    });
    const cpf = nextCpf();
    await signUp({ email, cpf, phone: null });
    const row = () => api().db.athlete.findUniqueOrThrow({ where: { email } });
    expect(await row()).toEqual(registered);
    expect((await enter(email)).roles).toEqual(["ATHLETE"]);
    expect(await row()).toEqual(registered);
    expect(await api().db.athlete.findFirstOrThrow({ where: { user: { email } } })).toMatchObject({
      fullName: "Nova Atleta",
      email: null,
      cpf: normaliseCpf(cpf),
      phone: null,
      level: "C",
    });
  });

  test("also when a forgotten password is what proves the address", async () => {
    const email = newEmail();
    const registered = await api().db.athlete.create({ data: { fullName: "Nova Atleta", email } });
    await signUp({ email });
    await perform(api(), "requestPasswordReset", { email, portal: "ATHLETE" });
    const token = await tokenMailedTo(api(), email);
    await perform(api(), "resetPassword", { token, newPassword: "MareAlta2026" });
    expect(await api().db.athlete.findUniqueOrThrow({ where: { email } })).toEqual(registered);
    const own = await api().db.athlete.findFirstOrThrow({ where: { user: { email } } });
    expect(own, "somebody else may have typed the rest of the sign-up").toMatchObject({
      fullName: "Nova Atleta",
      level: "FUN",
      birthDate: null,
    });
    const links = await api().db.emailLink.findMany({ where: { userId: own.userId! } });
    expect(links.every(({ signUp: kept }) => kept === null)).toBe(true);
  });

  test("at the moment at which an arena registers the address both are done, or one is refused, and neither is joined", async () => {
    const arena = await createArena(api(), "Ao mesmo tempo");
    for (let time = 0; time < 4; time++) {
      const email = newEmail();
      const register = api().data(
        `mutation ($input: RegisterAthleteInput!) { registerAthlete(input: $input) { __typename } }`,
        { input: { arenaId: arena.globalId, fullName: "Nova Atleta", email, level: "C" } },
        arena.manager.token,
      );
      const [{ registerAthlete }, answer] = await Promise.all([register, signUp({ email })]);
      expect(answer).toEqual({ __typename: "SignUpAthleteSuccess" });
      await enter(email);
      const own = await api().db.athlete.findFirstOrThrow({ where: { user: { email } } });
      expect(await api().db.arenaAthlete.count({ where: { athleteId: own.id } })).toBe(0);
      const made = registerAthlete.__typename === "RegisterAthleteSuccess";
      expect(own.email).toBe(made ? null : email);
    }
  });

  test("an address that another athlete has given up brings a record of one's own", async () => {
    const email = newEmail();
    const other = await api().db.user.create({
      data: { email: newEmail(), name: "Mudou de Email", passwordHash: "x", emailConfirmedAt: new Date() },
    });
    await api().db.athlete.create({ data: { fullName: "Mudou de Email", email, userId: other.id } });
    await signUp({ email });
    expect((await enter(email)).roles).toEqual(["ATHLETE"]);
    const own = await api().db.athlete.findFirstOrThrow({ where: { user: { email } } });
    expect(own).toMatchObject({ fullName: "Nova Atleta", email: null });
  });

  test("a CPF that is taken is told next to its field, and no account is left behind", async () => {
    const cpf = nextCpf();
    await signUp({ cpf });
    const email = newEmail();
    expect((await signUp({ cpf, email })).fields).toEqual([
      { path: ["cpf"], message: "Este CPF já está cadastrado" },
    ]);
    expect(await api().db.user.count({ where: { email } })).toBe(0);
    const both = await Promise.all(
      [nextCpf()].flatMap((same) => [signUp({ cpf: same }), signUp({ cpf: same })]),
    );
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual([
      "InvalidInput",
      "SignUpAthleteSuccess",
    ]);
  });

  test.each([
    [{ cpf: "111.111.111-11" }, "cpf", "CPF inválido"],
    [{ cpf: "123" }, "cpf", "CPF deve ter 11 dígitos"],
    [{ cpf: "123456789012" }, "cpf", "CPF não pode ter mais de 11 dígitos"],
    [{ birthDate: "2150-01-01" }, "birthDate", "Data de nascimento não pode estar no futuro"],
    [{ fullName: "R2D2" }, "fullName", "Nome deve conter apenas letras e espaços"],
    [{ phone: "liga pra mim" }, "phone", "Telefone deve conter apenas números"],
    [{ fullName: "\u0000\ud800" }, "fullName", "Nome deve ter pelo menos 2 caracteres"],
  ])("%o is refused next to %s", async (change, field, message) => {
    expect((await signUp(change)).fields).toEqual([
      { path: [field], message: expect.stringContaining(message) },
    ]);
  });
});

describe("signing up a federation", () => {
  const acronym = () => `F${nextNumber()}`;
  const signUp = (change: Record<string, unknown>) =>
    signUpAs("signUpFederation", {
      name: "Federação Nova",
      acronym: acronym(),
      email: newEmail(),
      responsibleName: "Nova Presidente",
      password,
      ...change,
    });

  test("makes user, role, federation and membership; it waits for an admin, and its people can enter", async () => {
    const email = newEmail();
    const sigla = acronym().toLowerCase();
    expect(await signUp({ email, acronym: sigla })).toEqual({ __typename: "SignUpFederationSuccess" });
    const federation = await api().db.federation.findUniqueOrThrow({
      where: { acronym: sigla.toUpperCase() },
    });
    expect(federation).toMatchObject({ active: false, name: "Federação Nova" });
    expect(await enter(email)).toMatchObject({ roles: ["FEDERATION_MANAGER"], homePath: "/federation" });
  });

  test("a taken acronym or address leaves nothing behind", async () => {
    const taken = acronym();
    const email = newEmail();
    await signUp({ acronym: taken, email });
    const other = newEmail();
    expect((await signUp({ acronym: taken.toLowerCase(), email: other })).fields).toEqual([
      { path: ["acronym"], message: "Esta sigla já está cadastrada" },
    ]);
    expect(await api().db.user.count({ where: { email: other } })).toBe(0);
    const free = acronym();
    expect(await signUp({ acronym: free, email })).toMatchObject({
      code: "EMAIL_TAKEN",
      message: "Este email já está cadastrado",
    });
    expect(await api().db.federation.count({ where: { acronym: free } })).toBe(0);
  });
});

describe("from one network address", () => {
  const signUp = (email = newEmail()) =>
    perform(api(), "signUpFederation", {
      name: "Federação",
      acronym: `L${nextNumber()}`,
      email,
      responsibleName: "Alguém",
      password,
    });
  const count = (answers: readonly Record<string, any>[], code: string) =>
    answers.filter((answer) => answer["code"] === code).length;

  test("everybody at an event can sign up", async () => {
    await api().db.rateLimit.deleteMany();
    const answers = await Promise.all(Array.from({ length: 25 }, () => signUp()));
    expect(answers.every(({ __typename }) => __typename === "SignUpFederationSuccess")).toBe(true);
    await api().db.rateLimit.deleteMany();
  });

  test("ten answers per hour tell that an address is taken, also when all ask at once", async () => {
    const email = newEmail();
    await signUp(email);
    const answers = await Promise.all(Array.from({ length: 14 }, () => signUp(email)));
    expect(count(answers, "EMAIL_TAKEN")).toBe(10);
    expect(count(answers, "TOO_MANY_ATTEMPTS")).toBe(4);
    const free = newEmail();
    expect(await signUp(free), "a success would tell as much").toMatchObject({ code: "TOO_MANY_ATTEMPTS" });
    expect(await api().db.user.count({ where: { email: free } })).toBe(0);
    await api().db.rateLimit.deleteMany();
  });

  test("three hundred sign-ups per hour, whatever is signed up", async () => {
    await api().db.rateLimit.deleteMany();
    await signUp();
    await api().db.rateLimit.updateMany({
      where: { key: { startsWith: "sign-up:" }, points: 1 },
      data: { points: 299 },
    });
    expect(await signUp()).toEqual({ __typename: "SignUpFederationSuccess" });
    expect(await signUp()).toMatchObject({ code: "TOO_MANY_ATTEMPTS" });
    await api().db.rateLimit.deleteMany();
  });
});
