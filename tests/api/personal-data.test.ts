import { createSettledLine } from "../support/bank-stock";
import { chargeFees, createCharge } from "../support/ledger";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { password, useAccounts } from "../support/accounts";
import { useApi } from "../support/api";
import {
  addDays,
  addMonths,
  dayFromDatabase,
  dayToDatabase,
  firstOfMonth,
} from "../../server/platform/time/calendar-day.rules";
import { dayAt } from "../../server/platform/time/time-zone.rules";
import { createMonthlyPlan } from "../support/charge-stock";
import { createOpenEvent } from "../support/enrolling";
import { createFederation } from "../support/federation-story";
import { perform } from "../support/identity-operations";
import { mailsTo } from "../support/mails";
import { createArena, createSuper8 } from "../support/story";

const api = useApi();
const { enter, signIn, viewerOf } = useAccounts(api);

test("one's data are one file with everything that is kept, and nothing of anybody else", async () => {
  const { email, userId, token } = await enter();
  const arena = await createArena(api(), "Da pessoa");
  const { id: tournamentId } = await createSuper8(api(), arena, 5, false);
  const athlete = await api().db.athlete.create({
    data: {
      fullName: "Pessoa dos Dados",
      email,
      userId,
      cpf: "52998224725",
      phone: "(48) 99999-2222",
      birthDate: new Date("1991-02-03T00:00:00Z"),
      notes: "Joga de canhota",
      arenas: { create: { arenaId: arena.id, firstVisitOn: new Date("2026-01-01T00:00:00Z") } },
      enrolments: { create: { tournamentId } },
    },
  });
  await createCharge(api().db, {
    arenaId: arena.id,
    athleteId: athlete.id,
    serviceType: "CLASS",
    description: "Aula avulsa",
    amountInCents: 5000,
    serviceDate: new Date("2026-02-01T00:00:00Z"),
  });
  // The manager looks at the person's phone: that is part of it.
  const read = `query ($id: ID!) { node(id: $id) { ... on Athlete { phone } } }`;
  await api().data(read, { id: encodeGlobalId("Athlete", athlete.id) }, arena.manager.token);
  const { exportPersonalData } = await api().data(
    `mutation { exportPersonalData { ... on ExportPersonalDataSuccess { fileName json } } }`,
    {},
    token,
  );
  expect(exportPersonalData.fileName).toMatch(/^meus-dados-praia-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(exportPersonalData.json);
  expect(data.conta.email).toBe(email);
  expect(data.atleta).toMatchObject({
    cpf: "52998224725",
    dataNascimento: "1991-02-03",
    observacoes: "Joga de canhota",
    arenas: [{ arena: "Arena Da pessoa" }],
    nivel: "Fun",
    torneios: [{ situacao: "Inscrito" }],
    cobrancas: [{ descricao: "Aula avulsa", valorEmCentavos: 5000, situacao: "Pendente" }],
    quemLeuSeusDados: [{ nome: "Gestora Da pessoa" }],
  });
  expect(exportPersonalData.json).not.toMatch(/Jogador|senha|hash/i);
});

describe("what tournaments keep of a person", () => {
  const exported = async (token: string) => {
    const { exportPersonalData } = await api().data(
      `mutation { exportPersonalData { ... on ExportPersonalDataSuccess { json } } }`,
      {},
      token,
    );
    return { data: JSON.parse(exportPersonalData.json), json: exportPersonalData.json as string };
  };
  const invited = (enrolmentId: string, more: object) => ({
    enrolmentId,
    tokenHash: randomUUID(),
    expiresAt: new Date("2099-01-01T00:00:00Z"),
    ...more,
  });
  /** Somebody who was asked, has asked, has left with a refund, and referees; and the other one, a minor. */
  async function createTraces() {
    const { email, userId, token } = await enter();
    const arena = await createArena(api(), "Dos rastros");
    const event = await createOpenEvent(api(), arena, { feeInCents: 4500 });
    const place = { tournamentId: event.id, categoryId: event.categoryId };
    const athlete = await api().db.athlete.create({
      data: { fullName: "Lia Rastro", email, userId, gender: "FEMALE" },
    });
    const other = await api().db.athlete.create({
      data: { fullName: "Nina Menor Souza", birthDate: new Date("2015-05-01T00:00:00Z") },
    });
    const own = await api().db.enrolment.create({
      data: { ...place, athleteId: athlete.id, feeInCents: 4500 },
    });
    const theirs = await api().db.enrolment.create({
      data: { ...place, athleteId: other.id, status: "INVITED" },
    });
    await chargeFees(api().db, [own.id], { status: "PAID", at: new Date("2026-11-01T12:00:00Z") });
    await api().db.pairInvitation.createMany({
      data: [
        invited(theirs.id, { invitedEmail: email }),
        invited(own.id, { invitedEmail: "alheia@teste.example", status: "DECLINED" }),
      ],
    });
    await api().db.tournamentReferee.create({ data: { tournamentId: event.id, userId } });
    await api().db.unavailability.create({
      data: {
        enrolmentId: own.id,
        startsAt: new Date("2099-11-20T11:00:00Z"),
        endsAt: new Date("2099-11-20T12:00:00Z"),
        byAthlete: true,
      },
    });
    return { email, userId, token, own: own.id, theirs: theirs.id };
  }

  test("is in the file: invitations both ways, gender, appointments, absences, and what went back", async () => {
    const { token, own } = await createTraces();
    expect((await exported(token)).data.atleta.torneios).toMatchObject([
      { indisponibilidades: [{ de: "2099-11-20T11:00:00.000Z", ate: "2099-11-20T12:00:00.000Z" }] },
    ]);
    const { cancelOwnEnrolment } = await api().data(
      `mutation ($input: CancelOwnEnrolmentInput!) {
        cancelOwnEnrolment(input: $input) { ... on CancelOwnEnrolmentSuccess { refundInCents } }
      }`,
      { input: { enrolmentId: encodeGlobalId("Enrolment", own) } },
      token,
    );
    expect(cancelOwnEnrolment).toEqual({ refundInCents: 4500 });
    const { data, json } = await exported(token);
    expect(data).toMatchObject({
      convitesRecebidos: [{ de: "N. M. S.", situacao: "Aguardando resposta" }],
      arbitragens: [{ inicio: "2099-11-20" }],
      atleta: {
        genero: "Feminino",
        torneios: [{ situacao: "Cancelada", taxaEmCentavos: 4500, reembolsoEmCentavos: 4500 }],
        convitesEnviados: [{ para: "a•••@teste.example", situacao: "Recusado" }],
        cobrancas: [
          { valorEmCentavos: 4500, situacao: expect.stringMatching(/^Reembolsado R\$\s45,00 em /) },
        ],
      },
    });
    expect(json).not.toMatch(/Nina|alheia/);
  });

  test("goes with the account: what was asked, by and of them, and what they refereed", async () => {
    const { email, userId, token, own, theirs } = await createTraces();
    // In a draw nobody leaves: the place stays, the person's absences do not.
    await api().db.enrolment.update({ where: { id: own }, data: { status: "PLAYING" } });
    await api().db.tournament.updateMany({
      where: { enrolments: { some: { id: own } } },
      data: { status: "IN_PROGRESS", startedAt: new Date() },
    });
    expect(await perform(api(), "deleteAccount", { password, confirmation: "EXCLUIR" }, { token })).toEqual({
      __typename: "DeleteAccountSuccess",
    });
    expect(await api().db.tournamentReferee.count({ where: { userId } })).toBe(0);
    expect(await api().db.pairInvitation.count({ where: { invitedEmail: email } })).toBe(0);
    expect(await api().db.pairInvitation.count({ where: { enrolmentId: theirs } })).toBe(0);
    expect(await api().db.unavailability.count({ where: { enrolmentId: own } })).toBe(0);
  });
});

describe("deleting the account", () => {
  const remove = (token: string, input: Record<string, unknown> = {}) =>
    perform(api(), "deleteAccount", { password, confirmation: "EXCLUIR", ...input }, { token });

  test("the person is forgotten at once; results and charges stay under a pseudonym", async () => {
    const { email, userId, token } = await enter();
    const arena = await createArena(api(), "Do esquecimento");
    const finished = await createSuper8(api(), arena, 4);
    const open = await createSuper8(api(), arena, 5, false);
    const [athleteId = ""] = finished.athleteIds;
    await api().db.athlete.update({
      where: { id: athleteId },
      data: { userId, email, fullName: "Fulana Esquecida", cpf: "11144477735", notes: "segredo" },
    });
    await api().db.enrolment.create({ data: { tournamentId: open.id, athleteId } });
    const charge = await createCharge(
      api().db,
      {
        arenaId: arena.id,
        athleteId,
        serviceType: "CLASS",
        description: "Mensalidade",
        amountInCents: 100,
        serviceDate: new Date(),
      },
      { status: "PAID" },
    );
    // The bank has written who paid, and both are told of it.
    const bankLine = await createSettledLine(api(), charge.id, { text: "PIX FULANA ESQUECIDA" });
    const { exportPersonalData } = await api().data(
      `mutation { exportPersonalData { ... on ExportPersonalDataSuccess { json } } }`,
      {},
      token,
    );
    expect(JSON.parse(exportPersonalData.json).atleta.cobrancas[0].lancamentos[1]).toMatchObject({
      tipo: "Pagamento",
      noExtratoDoBanco: "PIX FULANA ESQUECIDA",
    });
    expect(await remove(token)).toEqual({ __typename: "DeleteAccountSuccess" });
    expect(await api().db.bankLine.findUniqueOrThrow({ where: { id: bankLine } })).toMatchObject({
      text: "",
      amountInCents: 100,
      chargeId: charge.id,
    });
    expect(await viewerOf(token)).toBeNull();
    expect((await signIn(email)).answer["code"]).toBe("INVALID_CREDENTIALS");
    const athlete = await api().db.athlete.findUniqueOrThrow({ where: { id: athleteId } });
    expect(athlete).toMatchObject({
      userId: null,
      email: null,
      cpf: null,
      phone: null,
      birthDate: null,
      notes: null,
    });
    expect(athlete.fullName).toMatch(/^Atleta [0-9A-F]{4}$/);
    expect(await api().db.matchPlayer.count({ where: { athleteId } })).toBeGreaterThan(0);
    expect(await api().db.charge.count({ where: { athleteId } })).toBe(1);
    const place = await api().db.enrolment.findFirstOrThrow({ where: { athleteId, tournamentId: open.id } });
    expect(place.status).toBe("CANCELLED");
    // Nowhere is anything left that leads back to the person, but the note that it is done.
    const [notice, ...older] = await mailsTo(api(), email);
    expect(notice?.subject).toBe("Sua conta na Praia foi excluída");
    expect(older).toEqual([]);
    const user = await api().db.user.findUniqueOrThrow({
      where: { id: userId },
      include: { roles: true, sessions: true, emailLinks: true },
    });
    expect(user).toMatchObject({ name: "Conta excluída", passwordHash: "", roles: [], emailLinks: [] });
    expect(JSON.stringify([user, athlete])).not.toMatch(new RegExp(`${email}|Fulana|segredo`));
    // The address is free for somebody who comes back.
    expect(await api().db.user.findUnique({ where: { email } })).toBeNull();
  });

  test("ends what was to be charged every month, with what is charged of later months", async () => {
    const { userId, token } = await enter();
    const arena = await createArena(api(), "Das mensalidades esquecidas");
    const today = dayAt(new Date(), "America/Sao_Paulo");
    const month = firstOfMonth(today);
    const next = addMonths(month, 1);
    const { id: athleteId } = await api().db.athlete.create({
      data: {
        fullName: "Mensalista",
        userId,
        arenas: { create: { arenaId: arena.id, firstVisitOn: new Date() } },
      },
    });
    const running = await createMonthlyPlan(api(), arena.id, athleteId);
    const coming = await createMonthlyPlan(api(), arena.id, athleteId, {
      startsOn: dayToDatabase(addDays(next, 14)),
    });
    const ended = await createMonthlyPlan(api(), arena.id, athleteId, {
      endsOn: new Date("2026-02-10T00:00:00Z"),
    });
    const run = async (day: string) =>
      (
        await api().data(
          `mutation ($input: RunMonthInput!) { runMonth(input: $input) { ... on RunMonthSuccess { madeCount } } }`,
          { input: { arenaId: arena.globalId, month: day } },
          arena.manager.token,
        )
      ).runMonth.madeCount as number;
    expect([await run(month), await run(next)]).toEqual([1, 2]);
    expect(await remove(token)).toEqual({ __typename: "DeleteAccountSuccess" });
    const endOf = async (id: string) =>
      dayFromDatabase((await api().db.monthlyPlan.findUniqueOrThrow({ where: { id } })).endsOn!);
    expect(await Promise.all([running, coming, ended].map(endOf))).toEqual([
      today,
      addDays(next, 13),
      "2026-02-10",
    ]);
    const charges = await api().db.charge.findMany({
      where: { athleteId },
      orderBy: { referenceMonth: "asc" },
    });
    expect(charges.map(({ monthlyPlanId, status }) => [monthlyPlanId, status]).toSorted()).toEqual(
      [
        [running, "PENDING"],
        [running, "CANCELLED"],
        [coming, "CANCELLED"],
      ].toSorted(),
    );
    expect(await run(next)).toBe(0);
  });

  test("of a record that an arena has made under the address, and nobody has claimed, only the address goes", async () => {
    const { email, userId, token } = await enter();
    await api().db.athlete.create({ data: { fullName: "Cadastro Próprio", userId } });
    const { id } = await api().db.athlete.create({
      data: { fullName: "Cadastro Da Arena", email, phone: "(48) 99999-3333" },
    });
    const { exportPersonalData } = await api().data(
      `mutation { exportPersonalData { ... on ExportPersonalDataSuccess { json } } }`,
      {},
      token,
    );
    expect(JSON.parse(exportPersonalData.json)).toMatchObject({
      atleta: { nomeCompleto: "Cadastro Próprio" },
    });
    expect(exportPersonalData.json).not.toContain("Cadastro Da Arena");
    expect(await remove(token)).toEqual({ __typename: "DeleteAccountSuccess" });
    expect(await api().db.athlete.findUniqueOrThrow({ where: { id } })).toMatchObject({
      fullName: "Cadastro Da Arena",
      email: null,
      phone: "(48) 99999-3333",
      status: "ACTIVE",
    });
  });

  test("what was counted against the address is forgotten, and nothing of one that is only like it", async () => {
    const { userId, token } = await enter();
    await api().db.user.update({ where: { id: userId }, data: { email: "ana_lima@teste.example" } });
    const counted = (name: string) => ({ key: `mail:${name}@teste.example`, points: 1, resetAt: new Date() });
    await api().db.rateLimit.createMany({ data: [counted("ana_lima"), counted("anaXlima")] });
    expect(await remove(token)).toEqual({ __typename: "DeleteAccountSuccess" });
    expect(await api().db.rateLimit.findMany({ where: { key: { startsWith: "mail:ana" } } })).toMatchObject([
      { key: "mail:anaXlima@teste.example" },
    ]);
  });

  test("what is typed has to be right, and nothing happens otherwise", async () => {
    const { token } = await enter();
    expect((await remove(token, { confirmation: "sim" })).fields).toEqual([
      { path: ["confirmation"], message: "Digite EXCLUIR para confirmar" },
    ]);
    expect((await remove(token, { password: "Errada2026" })).fields[0].path).toEqual(["password"]);
    expect(await viewerOf(token)).not.toBeNull();
  });

  test("an arena never comes to an account that ends at that moment", async () => {
    for (let round = 0; round < 4; round++) {
      const second = await enter();
      const { id: arenaId, manager } = await createArena(api(), `Que passa ${round}`);
      const appointed = { arenaId, appointedOn: new Date("2026-01-01") };
      const own = await api().db.arenaManager.create({ data: { ...appointed, userId: manager.userId } });
      await api().db.arenaManager.create({ data: { ...appointed, userId: second.userId } });
      const input = { managerId: encodeGlobalId("ArenaManager", own.id) };
      await Promise.all([
        perform(api(), "removeArenaManager", input, { token: manager.token }),
        remove(second.token),
      ]);
      const { ownerId } = await api().db.arena.findUniqueOrThrow({ where: { id: arenaId } });
      const owner = await api().db.user.findUniqueOrThrow({ where: { id: ownerId ?? "" } });
      expect(owner.deletedAt).toBeNull();
    }
  });

  test("others depend on an arena's owner and on a federation's only member", async () => {
    const owner = await enter();
    const arena = await createArena(api(), "Dependente");
    await api().db.arena.update({ where: { id: arena.id }, data: { ownerId: owner.userId } });
    expect(await remove(owner.token)).toMatchObject({
      code: "OWNS_ARENA",
      message: expect.stringContaining("“Arena Dependente”"),
    });
    const member = await enter();
    const federation = await createFederation(api(), "Dependente");
    await api().db.federationMember.updateMany({
      where: { federationId: federation.id },
      data: { userId: member.userId },
    });
    expect(await remove(member.token)).toMatchObject({ code: "LAST_FEDERATION_MEMBER" });
    expect(await viewerOf(member.token)).not.toBeNull();
  });

  test("of two last admins who leave at once, one stays", async () => {
    await api().db.userRole.deleteMany({ where: { role: "ADMIN" } });
    const admins = await Promise.all([enter(), enter()]);
    await api().db.userRole.createMany({ data: admins.map(({ userId }) => ({ userId, role: "ADMIN" })) });
    const answers = await Promise.all(admins.map(({ token }) => remove(token)));
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      "DeleteAccountSuccess",
      "RuleViolation",
    ]);
  });
});
