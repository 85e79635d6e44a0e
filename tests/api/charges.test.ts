import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays, dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { dayAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { createAthletePerson, createOpenEvent } from "../support/enrolling";
import { createCharge } from "../support/ledger";
import { mailsTo } from "../support/mails";
import { createArena, createAthletes, createPerson, type ArenaStory } from "../support/story";

const api = useApi();
const today = dayAt(new Date(), "America/Sao_Paulo");
let arena: ArenaStory;
let other: ArenaStory;
let athletes: string[];
beforeAll(async () => {
  [arena, other] = [await createArena(api(), "das Cobranças"), await createArena(api(), "do Lado")];
  athletes = await createAthletes(api(), arena.id, 4);
});

const chargeFields = `charge { id standing amountInCents dueOn receivedInCents refundedInCents creditInCents
  openInCents fineInCents interestInCents method entries { kind amountInCents on reason recordedByName } }`;

/** What a mutation answers: what it changed, or a refusal. */
async function act(mutation: string, input: object, token = arena.manager.token, fields = chargeFields) {
  const type = mutation[0]!.toUpperCase() + mutation.slice(1);
  const answer = await api().data(
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { ... on ${type}Success { ${fields} }
      ... on InvalidInput { fields { path message } } ... on RuleViolation { code message } } }`,
    { input },
    token,
  );
  return answer[mutation];
}

const create = (more: object = {}, token = arena.manager.token) =>
  act(
    "createCharges",
    {
      arenaId: arena.globalId,
      athleteIds: [],
      kind: "MONTHLY_FEE",
      amountInCents: 18_000,
      dueOn: addDays(today, 5),
      requestKey: randomUUID(),
      ...more,
    },
    token,
    "charges { id payerName kind service description amountInCents dueOn referenceMonth standing }",
  );
const gid = (id: string) => encodeGlobalId("Athlete", id);
async function made(more: object = {}): Promise<string> {
  const { charges } = await create({ athleteIds: [gid(athletes[0]!)], ...more });
  return charges[0].id;
}
const pay = (chargeId: string, amountInCents: number, more: object = {}) =>
  act("registerChargePayment", {
    chargeId,
    amountInCents,
    method: "PIX",
    requestKey: randomUUID(),
    ...more,
  });

describe("'Nova Cobrança'", () => {
  test("charges a selection at once, and what is sent twice or side by side charges once", async () => {
    const input = {
      athleteIds: athletes.slice(0, 3).map(gid),
      requestKey: randomUUID(),
      referenceMonth: "2026-11-20",
    };
    const [first, second] = await Promise.all([create(input), create(input)]);
    expect(first.charges).toHaveLength(3);
    expect(second).toEqual(first);
    expect(await create(input)).toEqual(first);
    expect(first.charges[0]).toMatchObject({
      kind: "MONTHLY_FEE",
      service: "CLASS",
      description: "Mensalidade",
      amountInCents: 18_000,
      referenceMonth: "2026-11-01",
      standing: "PENDING",
    });
    expect(await api().db.charge.count({ where: { requestKey: input.requestKey } })).toBe(3);
  });

  test("charges a client who is no athlete, by name", async () => {
    const { charges } = await create({
      clientName: " Bar da Praia ",
      kind: "OTHER",
      description: "Som da festa",
    });
    expect(charges).toMatchObject([
      { payerName: "Bar da Praia", kind: "OTHER", description: "Som da festa" },
    ]);
  });

  test("tells who has an account what is owed until when", async () => {
    const { athleteId, userId } = await createAthletePerson(api(), "Cobrada", arena.id);
    await create({ athleteIds: [gid(athleteId)] });
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: userId } });
    const [mail] = await mailsTo(api(), email);
    expect(mail?.subject).toBe("Nova cobrança da Arena das Cobranças");
    expect(JSON.stringify(mail)).toContain("Mensalidade");
  });

  test("says beside each field what is wrong, and writes nothing", async () => {
    const stranger = (await createAthletes(api(), other.id, 1))[0]!;
    const before = await api().db.charge.count();
    const problem = async (more: object) => (await create(more)).fields;
    expect(await problem({})).toEqual([
      { path: ["athleteIds"], message: "Escolha pelo menos um atleta ou diga o nome do cliente" },
    ]);
    expect(await problem({ athleteIds: [gid(stranger)] })).toEqual([
      { path: ["athleteIds"], message: "Escolha atletas desta arena" },
    ]);
    expect(await problem({ athleteIds: [gid(athletes[0]!)], clientName: "Bar" })).toMatchObject([
      { path: ["clientName"] },
    ]);
    expect(await problem({ clientName: "Bar", amountInCents: 0 })).toEqual([
      { path: ["amountInCents"], message: "Diga um valor maior que zero" },
    ]);
    expect(await problem({ clientName: "Bar", kind: "ENTRY" })).toEqual([
      { path: ["kind"], message: "Escolha o tipo de cobrança" },
    ]);
    expect(await problem({ clientName: "Bar", dueOn: addDays(today, 800) })).toEqual([
      { path: ["dueOn"], message: "Escolha um vencimento nos próximos dois anos" },
    ]);
    expect(await api().db.charge.count()).toBe(before);
  });
});

describe("a charge", () => {
  test("takes part payments, counts one sent twice once, and keeps what is too much as credit", async () => {
    const id = await made();
    const requestKey = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => pay(id, 8_000, { requestKey })));
    expect(answers.map(({ charge }) => charge.receivedInCents)).toEqual([8_000, 8_000, 8_000]);
    expect(answers[0].charge).toMatchObject({ standing: "PENDING", openInCents: 10_000 });
    expect((await pay(id, 12_000, { method: "CASH" })).charge).toMatchObject({
      standing: "PAID",
      receivedInCents: 18_000,
      creditInCents: 2_000,
      openInCents: 0,
      method: "CASH",
    });
  });

  test("costs a fine and interest when it is late, which can be let go", async () => {
    const dueOn = addDays(today, -40);
    const late = await made({ dueOn, amountInCents: 30_000 });
    const { charge } = await pay(late, 1_000);
    expect(charge).toMatchObject({
      standing: "OVERDUE",
      openInCents: 30_000,
      fineInCents: 0,
      interestInCents: 0,
    });
    const waived = await made({ dueOn, amountInCents: 30_000 });
    expect(
      (await act("waiveLateFees", { chargeId: waived, reason: "Acordo com o aluno" })).charge,
    ).toMatchObject({
      fineInCents: 0,
      interestInCents: 0,
      entries: [{ kind: "WAIVER", reason: "Acordo com o aluno" }, { kind: "ISSUE" }],
    });
    const enough = await made({ dueOn, amountInCents: 30_000 });
    expect((await pay(enough, 30_000, { waivesLate: true })).charge).toMatchObject({ standing: "PAID" });
  });

  test("remembers on which day the money came, not after today", async () => {
    const id = await made();
    expect(await pay(id, 100, { paidOn: addDays(today, 1) })).toMatchObject({
      fields: [{ path: ["paidOn"], message: "O pagamento não pode ser depois de hoje" }],
    });
    const paidOn = addDays(today, -3);
    expect((await pay(id, 18_000, { paidOn })).charge.entries[0]).toMatchObject({
      kind: "PAYMENT",
      on: paidOn,
      recordedByName: "Gestora das Cobranças",
    });
  });

  test("is open again when its payment was none, and needs a reason for it", async () => {
    const id = await made();
    expect(await act("undoChargePayment", { chargeId: id, reason: "Não caiu na conta" })).toMatchObject({
      code: "CHARGE_UNKNOWN",
    });
    await pay(id, 18_000);
    expect(await act("undoChargePayment", { chargeId: id, reason: " " })).toMatchObject({
      fields: [{ path: ["reason"] }],
    });
    expect(
      (await act("undoChargePayment", { chargeId: id, reason: "Não caiu na conta" })).charge,
    ).toMatchObject({ standing: "PENDING", receivedInCents: 0, openInCents: 18_000 });
  });

  test("gives back what was paid, never more, once", async () => {
    const id = await made();
    const refund = (amountInCents: number, requestKey = randomUUID()) =>
      act("refundCharge", { chargeId: id, amountInCents, reason: "Aula não dada", requestKey });
    expect(await refund(1)).toMatchObject({ code: "CHARGE_NOT_PAID" });
    await pay(id, 18_000);
    expect(await refund(18_001)).toMatchObject({ code: "CHARGE_TOO_MUCH" });
    const key = randomUUID();
    await Promise.all([refund(5_000, key), refund(5_000, key)]);
    expect((await refund(13_000)).charge).toMatchObject({ standing: "REFUNDED", refundedInCents: 18_000 });
  });

  test("is changed and cancelled while nothing was paid", async () => {
    const id = await made();
    const dueOn = addDays(today, 20);
    expect((await act("changeCharge", { chargeId: id, amountInCents: 9_000, dueOn })).charge).toMatchObject({
      amountInCents: 9_000,
      dueOn,
    });
    await pay(id, 1_000);
    expect(await act("changeCharge", { chargeId: id, amountInCents: 8_000 })).toMatchObject({
      code: "CHARGE_HAS_PAYMENTS",
    });
    expect(await act("cancelCharge", { chargeId: id, reason: "Cobrada por engano" })).toMatchObject({
      code: "CHARGE_HAS_PAYMENTS",
    });
    const wrong = await made();
    const cancel = () => act("cancelCharge", { chargeId: wrong, reason: "Cobrada por engano" });
    expect((await cancel()).charge).toMatchObject({ standing: "CANCELLED", openInCents: 0 });
    expect((await cancel()).charge.entries).toHaveLength(2);
  });

  test("of a place in a tournament confirms the place when it is paid here, and is changed there", async () => {
    const event = await createOpenEvent(api(), arena, { kind: "SUPER8", feeInCents: 3_000 });
    const { token } = await createAthletePerson(api(), "Inscrita", arena.id);
    await api().data(
      `mutation ($input: EnrolInTournamentInput!) {
        enrolInTournament(input: $input) { ... on EnrolInTournamentSuccess { enrolment { id } } } }`,
      { input: { tournamentId: event.globalId } },
      token,
    );
    const charge = await api().db.charge.findFirstOrThrow({ where: { tournamentId: event.id } });
    expect(charge.kind).toBe("ENTRY");
    const chargeId = encodeGlobalId("Charge", charge.id);
    expect(await act("cancelCharge", { chargeId, reason: "Desistiu do torneio" })).toMatchObject({
      code: "CHARGE_OF_PLACE",
    });
    await pay(chargeId, 3_000);
    const enrolment = () => api().db.enrolment.findFirstOrThrow({ where: { tournamentId: event.id } });
    expect((await enrolment()).status).toBe("ENROLLED");
    await act("undoChargePayment", { chargeId, reason: "Pix devolvido" });
    expect((await enrolment()).status).toBe("AWAITING_PAYMENT");
  });
});

describe("who owes", () => {
  test("is seen by who pays and who is paid, and by nobody else", async () => {
    const payer = await createAthletePerson(api(), "Pagadora", arena.id);
    const [charge, elsewhere] = [
      await made({ athleteIds: [gid(payer.athleteId)] }),
      await createCharge(api().db, {
        arenaId: other.id,
        athleteId: payer.athleteId,
        serviceType: "RENTAL",
        description: "Quadra",
        amountInCents: 7_000,
        serviceDate: dayToDatabase(today),
      }),
    ];
    const seen = async (token: string) => {
      const { athlete, node } = await api().data(
        `{ athlete(key: "${payer.athleteId}") { charges { count pendingInCents charges { edges { node { amountInCents } } } } }
          node(id: "${charge}") { id } }`,
        {},
        token,
      );
      const edges: { node: { amountInCents: number } }[] = athlete?.charges?.charges.edges ?? [];
      return { node: node !== null, amounts: edges.map((edge) => edge.node.amountInCents).toSorted() };
    };
    const stranger = await createAthletePerson(api(), "Colega", arena.id);
    expect(await seen(payer.token)).toEqual({ node: true, amounts: [18_000, 7_000].toSorted() });
    expect(await seen(arena.manager.token)).toEqual({ node: true, amounts: [18_000] });
    expect(elsewhere.arenaId).toBe(other.id);
    const denied = await api().run(
      `{ athlete(key: "${payer.athleteId}") { charges { count } } node(id: "${charge}") { id } }`,
      {},
      stranger.token,
    );
    expect(JSON.stringify(denied.data)).not.toContain("count");
    expect(denied.data?.["node"] ?? null).toBeNull();
  });

  test("is written down only by who is paid", async () => {
    const id = await made();
    for (const { token } of [other.manager, await createPerson(api(), "Professora", ["TEACHER"])]) {
      const answer = await api().run(
        `mutation { cancelCharge(input: { chargeId: "${id}", reason: "Por engano" }) { __typename } }`,
        {},
        token,
      );
      expect(answer.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    }
  });
});

describe("several charges at once", () => {
  const payAll = (chargeIds: string[], more: object = {}, token = arena.manager.token) =>
    act(
      "registerChargePayments",
      { chargeIds, method: "CASH", requestKey: randomUUID(), ...more },
      token,
      "paidCount paid { id standing receivedInCents creditInCents entries { reason method } } notOpen { id }",
    );

  test("are paid in full, what is late with fine and interest; sent twice or side by side they count once", async () => {
    const late = await made({ dueOn: addDays(today, -40) });
    const ids = [await made(), await made({ athleteIds: [gid(athletes[1]!)] }), late];
    await pay(ids[1]!, 5_000);
    const done = await made();
    await pay(done, 18_000);
    const requestKey = randomUUID();
    const all = () => payAll([...ids, done], { requestKey, note: "Caixa de sábado" });
    const answers = await Promise.all([all(), all()]);
    for (const answer of [...answers, await all()]) {
      expect(answer.paidCount).toBe(3);
      expect(answer.notOpen).toEqual([{ id: done }]);
      for (const { standing, creditInCents } of answer.paid)
        expect([standing, creditInCents]).toEqual(["PAID", 0]);
    }
    const received = new Map(
      answers[0].paid.map((charge: { id: string; receivedInCents: number }) => [
        charge.id,
        charge.receivedInCents,
      ]),
    );
    expect([received.get(ids[0]!), received.get(ids[1]!)]).toEqual([18_000, 18_000]);
    expect(received.get(late)).toBeGreaterThan(18_000);
    expect(answers[0].paid[0].entries[0]).toMatchObject({ reason: "Caixa de sábado", method: "CASH" });
  });

  test("may be paid without fine and interest, and are paid by their day", async () => {
    const late = await made({ dueOn: addDays(today, -40) });
    expect((await payAll([late], { waivesLate: true })).paid).toMatchObject([{ receivedInCents: 18_000 }]);
    const onTime = await made({ dueOn: addDays(today, -10) });
    expect((await payAll([onTime], { paidOn: addDays(today, -12) })).paid).toMatchObject([
      { receivedInCents: 18_000 },
    ]);
  });

  test("are paid by letting go of fine and interest where only those were still open", async () => {
    const late = await made({ dueOn: addDays(today, -40), amountInCents: 10_000 });
    // Pays fine and interest first, so that as much of the amount is left.
    await pay(late, 10_000);
    const sent = { waivesLate: true, requestKey: randomUUID(), note: "Acordo" };
    for (const answer of [await payAll([late], sent), await payAll([late], sent)]) {
      expect(answer).toMatchObject({ paidCount: 1, notOpen: [] });
      expect(answer.paid).toMatchObject([{ standing: "PAID", receivedInCents: 10_000, creditInCents: 0 }]);
    }
    const { entries } = (await payAll([late], sent)).paid[0];
    expect(entries.map(({ reason }: { reason: string | null }) => reason)).toEqual(["Acordo", null, null]);
  });

  test("are refused all together: none, too many, a day to come, and another arena's among them", async () => {
    const id = await made();
    expect((await payAll([])).fields).toEqual([
      { path: ["chargeIds"], message: "Escolha pelo menos uma cobrança" },
    ]);
    const many = Array.from({ length: 101 }, () => id);
    expect((await payAll(many)).fields).toEqual([
      { path: ["chargeIds"], message: "Escolha no máximo 100 cobranças" },
    ]);
    expect((await payAll([id], { paidOn: addDays(today, 1) })).fields).toEqual([
      { path: ["paidOn"], message: "O pagamento não pode ser depois de hoje" },
    ]);
    const stranger = (await createAthletes(api(), other.id, 1))[0]!;
    const foreign = await createCharge(api().db, {
      arenaId: other.id,
      athleteId: stranger,
      serviceType: "CLASS",
      description: "Aula",
      serviceDate: dayToDatabase(today),
      amountInCents: 1_000,
    });
    for (const mutation of ["RegisterChargePayments", "RemindPayers"]) {
      const name = mutation[0]!.toLowerCase() + mutation.slice(1);
      const how = name === "remindPayers" ? {} : { method: "PIX", requestKey: randomUUID() };
      const { errors } = await api().run(
        `mutation ($input: ${mutation}Input!) { ${name}(input: $input) { __typename } }`,
        { input: { chargeIds: [id, encodeGlobalId("Charge", foreign.id)], ...how } },
        arena.manager.token,
      );
      expect(errors?.[0]?.extensions["code"]).toBe("FORBIDDEN");
    }
    expect((await payAll([id])).paidCount).toBe(1);
  });

  test("are reminded of in one mail, of each once a day, whoever asks at the same moment", async () => {
    const { athleteId, userId } = await createAthletePerson(api(), "Lembrada", arena.id);
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: userId } });
    const ids = [
      await made({ athleteIds: [gid(athleteId)], description: "Primeira" }),
      await made({ athleteIds: [gid(athleteId)], description: "Segunda" }),
    ];
    const nobody = await made();
    const paid = await made({ athleteIds: [gid(athleteId)] });
    await pay(paid, 18_000);
    const remind = () =>
      act(
        "remindPayers",
        { chargeIds: [...ids, nobody, paid] },
        arena.manager.token,
        "reminded { id remindedAt } alreadyReminded { id } withoutAccount { id }",
      );
    const reminders = async () =>
      (await mailsTo(api(), email)).filter(({ subject }) => subject.startsWith("Lembrete de pagamento"));
    const answers = await Promise.all([remind(), remind(), remind()]);
    const told = answers.flatMap(({ reminded }) => reminded.map(({ id }: { id: string }) => id));
    expect(told.toSorted()).toEqual(ids.toSorted());
    for (const { withoutAccount } of answers) expect(withoutAccount).toEqual([{ id: nobody }]);
    const mails = await reminders();
    expect(mails.length).toBeLessThanOrEqual(2);
    expect(mails.map(({ text }) => text).join()).toMatch(/Primeira[^]*Segunda|Segunda[^]*Primeira/);
    expect((await remind()).alreadyReminded).toHaveLength(2);
    await api().db.chargeReminder.updateMany({
      where: { charge: { athleteId } },
      data: { sentAt: new Date(Date.now() - 25 * 3_600_000) },
    });
    expect((await remind()).reminded).toHaveLength(2);
  });

  test("of two arenas of the same name are two mails", async () => {
    const { athleteId, userId } = await createAthletePerson(api(), "De duas arenas", arena.id);
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: userId } });
    const twins = [await createArena(api(), "Gêmea"), await createArena(api(), "Gêmea")];
    const owner = arena.manager.userId;
    const ids: string[] = [];
    for (const { id: arenaId } of twins) {
      await api().db.arena.update({ where: { id: arenaId }, data: { name: "Arena Gêmea", ownerId: owner } });
      const { id } = await createCharge(api().db, {
        arenaId,
        athleteId,
        serviceType: "CLASS",
        description: "Aula",
        serviceDate: dayToDatabase(today),
        amountInCents: 1_000,
      });
      ids.push(encodeGlobalId("Charge", id));
    }
    expect(
      (await act("remindPayers", { chargeIds: ids }, arena.manager.token, "reminded { id }")).reminded,
    ).toHaveLength(2);
    expect(await mailsTo(api(), email)).toHaveLength(2);
  });
});
