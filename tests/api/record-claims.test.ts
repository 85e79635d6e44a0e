import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { password, useAccounts } from "../support/accounts";
import { useApi } from "../support/api";
import { createAthletePerson, createOpenEvent, enrolling } from "../support/enrolling";
import { perform } from "../support/identity-operations";
import { mailsTo, tokenMailedTo } from "../support/mails";
import { listed, rowsNaming } from "../support/merging";
import { nextCpf } from "../support/cpf";
import { createArena, createPerson, nextNumber, type ArenaStory, type Person } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
const { enter, signIn } = useAccounts(api);
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Do cadastro");
});

interface Owner extends Person {
  email: string;
}

const emailOf = async (userId: string) =>
  (await api().db.user.findUniqueOrThrow({ where: { id: userId } })).email;

/** An account whose address is proved, without a record as an athlete. */
async function account(name = "Marta Prado"): Promise<Owner> {
  const person = await createPerson(api(), name);
  return { ...person, email: await emailOf(person.userId) };
}

/** An account with a record of its own, which does not have the address. */
async function athlete(name = "Marta Prado", more: object = {}) {
  return createAthletePerson(api(), name, null, { email: null, ...more });
}

const claim = async (token: string): Promise<Record<string, any> | null> =>
  (await api().data(`{ viewer { recordClaim { recordId name level arenaNames key } } }`, {}, token)).viewer
    .recordClaim;

const ownRecordOf = async (userId: string) =>
  (await api().db.athlete.findUnique({ where: { userId } }))?.id ?? null;

const answer = (token: string, athleteId: string, accept: boolean, key: string | null = null) =>
  act(
    token,
    "answerRecordClaim",
    { recordId: encodeGlobalId("Athlete", athleteId), accept, key },
    "... on AnswerRecordClaimSuccess { viewer { roles recordClaim { name } } }",
  );

/** Reads what is shown, then says yes. */
async function yes(token: string, athleteId: string) {
  return answer(token, athleteId, true, (await claim(token))?.["key"]);
}

const recordOf = (id: string) => api().db.athlete.findUnique({ where: { id } });

describe("a record that an arena made under somebody's address", () => {
  test("is not theirs before they say yes: not read, not entered, not changed", async () => {
    const owner = await account();
    const made = await listed(api(), arena, { fullName: "Marta P.", email: owner.email, level: "B" });
    const before = await recordOf(made.athleteId);
    expect(await claim(owner.token)).toEqual({
      recordId: encodeGlobalId("Athlete", made.athleteId),
      name: "Marta P.",
      level: "B",
      arenaNames: ["Arena Do cadastro"],
      key: expect.any(String),
    });
    const read = await api().data(
      `query ($key: UUID!) { athlete(key: $key) { viewerIsAthlete email } }`,
      { key: made.athleteId },
      owner.token,
    );
    expect(read.athlete).toEqual({ viewerIsAthlete: false, email: null });
    const event = await createOpenEvent(api(), arena, { kind: "SUPER8" });
    const enrolled = await api().run(
      `mutation ($input: EnrolAthleteInput!) { enrolAthlete(input: $input) { __typename } }`,
      {
        input: {
          tournamentId: event.globalId,
          athleteId: encodeGlobalId("Athlete", made.athleteId),
        },
      },
      owner.token,
    );
    expect(enrolled.errors?.[0]?.extensions?.["code"]).toBe("FORBIDDEN");
    expect(await recordOf(made.athleteId)).toEqual(before);
  });

  test("becomes the record of an account that has none, as it was, by a yes to what was shown", async () => {
    const owner = await account("Marta Lima Prado");
    const made = await listed(api(), arena, { fullName: "Marta P.", email: owner.email, level: "B" });
    expect(await answer(owner.token, made.athleteId, true)).toMatchObject({ code: "CHANGED_MEANWHILE" });
    const recordClaim = await claim(owner.token);
    await api().db.athlete.update({ where: { id: made.athleteId }, data: { fullName: "Lia Prado" } });
    expect(await answer(owner.token, made.athleteId, true, recordClaim?.["key"])).toMatchObject({
      code: "CHANGED_MEANWHILE",
    });
    await api().db.athlete.update({ where: { id: made.athleteId }, data: { fullName: "Marta P." } });
    const [once, twice] = await Promise.all([
      yes(owner.token, made.athleteId),
      yes(owner.token, made.athleteId),
    ]);
    for (const done of [once, twice])
      expect(done).toMatchObject({
        viewer: { roles: ["ATHLETE"], recordClaim: null },
      });
    expect(await recordOf(made.athleteId)).toMatchObject({
      userId: owner.userId,
      fullName: "Marta Lima Prado",
      email: owner.email,
      level: "B",
    });
    // The arena can look up what it had called the person.
    expect(await api().db.profileChange.findMany({ where: { athleteId: made.athleteId } })).toMatchObject([
      { nameBefore: "Marta P.", nameAfter: "Marta Lima Prado", changedById: owner.userId },
    ]);
    expect(await answer(owner.token, made.athleteId, false)).toMatchObject({ code: "CLAIM_CLOSED" });
  });

  test("is taken in by the record that the person has: the address comes back, and an arena's grading counts", async () => {
    const own = await athlete("Marta Prado", { level: "FUN", phone: null });
    const cpf = nextCpf().replace(/\D/g, "");
    const made = await listed(api(), arena, {
      fullName: "Marta P.",
      email: own.email,
      level: "B",
      phone: "(48) 93333-3333",
      cpf,
    });
    expect(await ownRecordOf(own.userId)).toBe(own.athleteId);
    expect(await yes(own.token, made.athleteId)).toMatchObject({
      viewer: { recordClaim: null },
    });
    expect(await recordOf(made.athleteId)).toBeNull();
    expect(await recordOf(own.athleteId)).toMatchObject({
      fullName: "Marta Prado",
      email: own.email,
      level: "B",
      phone: "(48) 93333-3333",
      cpf,
    });
    expect((await rowsNaming(api(), own.athleteId))["alunos_arenas.aluno_id"]).toBe(1);
    expect(await answer(own.token, made.athleteId, true)).toMatchObject({ viewer: { recordClaim: null } });
  });

  test("leaves the level of who is graded by another arena", async () => {
    const other = await createArena(api(), "Que já conhece");
    const own = await createAthletePerson(api(), "Bia Reis", other.id, { email: null, level: "C" });
    const made = await listed(api(), arena, { fullName: "Bia", email: own.email, level: "A_PRO" });
    await yes(own.token, made.athleteId);
    expect(await recordOf(own.athleteId)).toMatchObject({ level: "C", email: own.email });
  });

  test("of another person is not taken in: the CPFs say so", async () => {
    const own = await athlete("Marta Prado", { cpf: nextCpf().replace(/\D/g, "") });
    const made = await listed(api(), arena, {
      fullName: "Lia Prado",
      email: own.email,
      cpf: nextCpf().replace(/\D/g, ""),
    });
    expect(await yes(own.token, made.athleteId)).toMatchObject({
      code: "CANNOT_MERGE",
      message: expect.stringContaining("Os CPFs são diferentes"),
    });
    expect(await recordOf(made.athleteId)).toMatchObject({ userId: null });
  });

  test("stays as it is after a no, of which the arena hears once", async () => {
    const owner = await account();
    const made = await listed(api(), arena, { fullName: "Lia Prado", email: owner.email });
    const before = await recordOf(made.athleteId);
    const mails = async () =>
      (await mailsTo(api(), await emailOf(arena.manager.userId))).filter(
        ({ subject }) => subject === "Confira o e-mail de Lia Prado",
      );
    expect(await mails()).toEqual([]);
    for (const done of await Promise.all([
      answer(owner.token, made.athleteId, false),
      answer(owner.token, made.athleteId, false),
    ]))
      expect(done).toMatchObject({ viewer: { roles: [], recordClaim: null } });
    expect(await recordOf(made.athleteId)).toEqual(before);
    expect(await mails()).toHaveLength(1);
    const { exportPersonalData } = await api().data(
      `mutation { exportPersonalData { ... on ExportPersonalDataSuccess { json } } }`,
      {},
      owner.token,
    );
    expect(JSON.parse(exportPersonalData.json)).toMatchObject({
      atleta: null,
      cadastrosQueVoceDisseNaoSeremSeus: [{ em: expect.any(String) }],
    });
  });

  test("is answered with a yes and a no at once: one of them counts, whole", async () => {
    for (let time = 0; time < 4; time++) {
      const own = await athlete();
      const made = await listed(api(), arena, { email: own.email });
      const recordClaim = await claim(own.token);
      const [accepted] = await Promise.all([
        answer(own.token, made.athleteId, true, recordClaim?.["key"]),
        answer(own.token, made.athleteId, false),
      ]);
      const joined = (await recordOf(made.athleteId)) === null;
      expect(accepted.__typename === "AnswerRecordClaimSuccess").toBe(joined);
      expect(await claim(own.token)).toBeNull();
    }
  });

  test("is asked about nobody else: no proof, another address, another account, a manager", async () => {
    const owner = await account();
    const made = await listed(api(), arena, { email: owner.email });
    const others = [(await account("Outra")).token, arena.manager.token];
    for (const token of others) {
      expect(await claim(token)).toBeNull();
      const denied = await api().run(
        `mutation ($input: AnswerRecordClaimInput!) { answerRecordClaim(input: $input) { __typename } }`,
        { input: { recordId: encodeGlobalId("Athlete", made.athleteId), accept: true } },
        token,
      );
      expect(denied.errors?.[0]?.extensions?.["code"]).toBe("FORBIDDEN");
    }
    await api().db.user.update({ where: { id: owner.userId }, data: { emailConfirmedAt: null } });
    expect(await claim(owner.token)).toBeNull();
  });
});

describe("a stranger who types somebody's address", () => {
  const theirs = "SenhaDeEstranho1";
  /** A record that an arena made, and the address under which a stranger wants to have it. */
  async function coveted() {
    const email = `cobicada${nextNumber()}@teste.example`;
    return { email, made: await listed(api(), arena, { fullName: "Marta Prado", email }) };
  }
  const confirm = (token: string, typed: string) =>
    perform(api(), "confirmEmail", { token, password: typed });
  const untouched = async ({ athleteId }: { athleteId: string }) =>
    expect(await recordOf(athleteId)).toMatchObject({ userId: null, fullName: "Marta Prado" });

  test("at the sign-up has neither the account nor the record when the owner follows the link", async () => {
    const { email, made } = await coveted();
    const input = { fullName: "Estranho", email, level: "A_PRO", password: theirs };
    expect(await perform(api(), "signUpAthlete", input)).toMatchObject({
      __typename: "SignUpAthleteSuccess",
    });
    const link = await tokenMailedTo(api(), email);
    // The owner of the address presses the button, and knows no password.
    expect(await confirm(link, password)).toMatchObject({ fields: [{ path: ["password"] }] });
    expect((await signIn(email, theirs)).answer["code"]).toBe("EMAIL_NOT_CONFIRMED");
    await untouched(made);
    // They choose one, and what the stranger typed is over.
    expect(await perform(api(), "resetPassword", { token: link, newPassword: password })).toMatchObject({
      __typename: "ResetPasswordSuccess",
    });
    expect((await signIn(email, theirs)).answer["code"]).toBe("INVALID_CREDENTIALS");
    expect(await confirm(link, theirs)).toMatchObject({ code: "EMAIL_ALREADY_CONFIRMED" });
    const { accessToken } = (await signIn(email)).answer;
    expect(await claim(accessToken!)).toMatchObject({ name: "Marta Prado" });
    expect(await yes(accessToken!, made.athleteId)).toMatchObject({
      __typename: "AnswerRecordClaimSuccess",
    });
  });

  test("at a change of address has it no more than before", async () => {
    const { email, made } = await coveted();
    const stranger = await enter();
    await perform(
      api(),
      "requestEmailChange",
      { newEmail: email, password: password },
      { token: stranger.token },
    );
    const link = await tokenMailedTo(api(), email);
    expect(await confirm(link, "AreiaDoOutro7")).toMatchObject({ fields: [{ path: ["password"] }] });
    expect(await perform(api(), "resetPassword", { token: link, newPassword: theirs })).toMatchObject({
      code: "INVALID_LINK",
    });
    expect(await emailOf(stranger.userId)).toBe(stranger.email);
    expect(await claim(stranger.token)).toBeNull();
    await untouched(made);
  });
});

describe("whoever has an account under the address", () => {
  const asked = async (email: string) =>
    (await mailsTo(api(), email)).filter(({ subject }) => subject === "Este cadastro é seu?");

  test("is asked when an arena registers it, imports it or corrects to it, and never simply joined", async () => {
    const [registered, imported, corrected] = [await athlete(), await athlete(), await athlete()];
    const { token } = arena.manager;
    const register = { arenaId: arena.globalId, fullName: "Marta Prado", level: "C" };
    await act(token, "registerAthlete", { ...register, email: registered.email });
    await act(token, "importAthletes", {
      arenaId: arena.globalId,
      csv: `Nome;E-mail\nMarta Prado;${imported.email}`,
      apply: true,
    });
    const made = await listed(api(), arena, { fullName: "Marta Prado" });
    const contact = { fullName: "Marta Prado", email: corrected.email, phone: null };
    await act(token, "updateArenaAthlete", { arenaAthleteId: made.gid, contact, level: "FUN" });
    for (const owner of [registered, imported, corrected]) {
      expect(await ownRecordOf(owner.userId)).toBe(owner.athleteId);
      expect(await claim(owner.token)).toMatchObject({
        name: "Marta Prado",
        arenaNames: ["Arena Do cadastro"],
      });
      expect(await asked(owner.email)).toHaveLength(1);
      expect(await api().db.arenaAthlete.count({ where: { athleteId: owner.athleteId } })).toBe(0);
    }
  });

  test("is asked when they change to the address that a record has", async () => {
    const own = await athlete();
    const email = `novo-${own.email}`;
    const made = await listed(api(), arena, { fullName: "Lia Prado", email });
    await api().db.user.update({ where: { id: own.userId }, data: { email } });
    expect(await claim(own.token)).toMatchObject({ name: "Lia Prado" });
    expect(await ownRecordOf(own.userId)).toBe(own.athleteId);
    expect(await recordOf(made.athleteId)).toMatchObject({ userId: null, fullName: "Lia Prado" });
  });
});
