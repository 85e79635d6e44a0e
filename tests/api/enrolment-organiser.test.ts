import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { useApi } from "../support/api";
import { createAthletePerson, createOpenEvent, enrolling, type AthletePerson } from "../support/enrolling";
import { createArena, createAthletes, type ArenaStory } from "../support/story";

const api = useApi();
const { act: actAs } = enrolling(api);
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Da organização");
});

const act = (name: string, input: Record<string, unknown>, selection = "") =>
  actAs(arena.manager.token, name, input, selection);
const athlete = (name: string, more: object = {}) => createAthletePerson(api(), name, arena.id, more);
const globalOf = ({ athleteId }: AthletePerson) => encodeGlobalId("Athlete", athleteId);
const reasons = "... on NotEligible { reasons { code unknown message } }";
const statusesOf = async (tournamentId: string) =>
  (await api().db.enrolment.findMany({ where: { tournamentId }, orderBy: { enrolledAt: "asc" } })).map(
    ({ status }) => status,
  );

test("a tournament without a limit of its own ends at 2,000 enrolments, those who wait counted", async () => {
  const event = await createOpenEvent(api(), arena);
  const athleteIds = await createAthletes(api(), arena.id, 2_000);
  await api().db.enrolment.createMany({
    data: athleteIds.map((athleteId) => ({
      tournamentId: event.id,
      categoryId: event.categoryId,
      athleteId,
      status: "WAITLISTED" as const,
    })),
  });
  const late = await athlete("Dois Mil e Um");
  const choice = { tournamentId: event.globalId, athleteId: globalOf(late) };
  expect(await act("enrolAthlete", choice)).toMatchObject({
    code: "TOURNAMENT_FULL",
    message: "O torneio chegou ao limite de 2.000 inscrições.",
  });
});

describe("who may play", () => {
  test("follows the category's rules; the organiser's exception is kept with who, when and why", async () => {
    const event = await createOpenEvent(api(), arena, { level: "Fun", feeInCents: 1000 });
    const strong = await athlete("Forte Demais", { level: "B" });
    const other = await athlete("Par Da Forte");
    const input = {
      tournamentId: event.globalId,
      firstAthleteId: globalOf(strong),
      secondAthleteId: globalOf(other),
    };
    expect(await act("enrolPair", input, reasons)).toMatchObject({
      code: "NOT_ELIGIBLE",
      reasons: [
        {
          code: "LEVEL",
          unknown: false,
          message:
            "Forte Demais é nível B e não pode jogar abaixo do próprio nível: a categoria Fun vai até Fun.",
        },
      ],
    });
    expect(
      await actAs(
        strong.token,
        "enrolInTournament",
        { tournamentId: event.globalId, seekPartner: true },
        reasons,
      ),
    ).toMatchObject({ code: "NOT_ELIGIBLE", reasons: [{ code: "LEVEL" }] });
    expect(
      await act(
        "enrolPair",
        { ...input, overrideReason: "ok" },
        "... on InvalidInput { fields { path message } }",
      ),
    ).toMatchObject({
      fields: [{ path: ["overrideReason"], message: "Explique o motivo, em pelo menos 5 caracteres" }],
    });
    expect(await statusesOf(event.id)).toEqual([]);
    const entered = await act(
      "enrolPair",
      { ...input, overrideReason: "Volta de lesão, joga como Fun" },
      "... on EnrolPairSuccess { pair { athletes { displayName } } tournament { entries(first: 10) { edges { node { status override { reason by at } } } } } }",
    );
    expect(entered["pair"].athletes).toEqual([
      { displayName: "Forte Demais" },
      { displayName: "Par Da Forte" },
    ]);
    for (const { node } of entered["tournament"].entries.edges)
      expect(node).toMatchObject({
        status: "ENROLLED",
        override: { reason: "Volta de lesão, joga como Fun", by: "Gestora Da organização" },
      });
    // Confirmed, and the fee is owed all the same.
    const charges = await api().db.charge.findMany({ where: { tournamentId: event.id } });
    expect(charges.map(({ status, dueOn }) => [status, dueOn])).toEqual([
      ["PENDING", null],
      ["PENDING", null],
    ]);
  });

  test("asks for what the profile does not say, and the athlete completes it once", async () => {
    const event = await createOpenEvent(api(), arena, { gender: "FEMALE", minAge: 30 });
    const unknown = await athlete("Não Disse", { gender: null, birthDate: null });
    const enrol = () =>
      actAs(unknown.token, "enrolInTournament", { tournamentId: event.globalId, seekPartner: true }, reasons);
    expect(await enrol()).toMatchObject({
      reasons: [
        { code: "GENDER", unknown: true, message: "Não Disse não tem o gênero informado no perfil." },
        { code: "AGE", unknown: true },
      ],
    });
    const complete = (input: object) =>
      actAs(
        unknown.token,
        "completeProfile",
        input as Record<string, unknown>,
        "... on CompleteProfileSuccess { athlete { gender birthDate } }",
      );
    expect(await complete({ gender: "FEMALE", birthDate: "1980-05-05" })).toMatchObject({
      athlete: { gender: "FEMALE", birthDate: "1980-05-05" },
    });
    expect(await complete({ gender: "MALE" })).toMatchObject({
      code: "INVALID_INPUT",
      message: "Já informado: peça à sua arena para corrigir",
    });
    expect(await enrol()).toMatchObject({ __typename: "EnrolInTournamentSuccess" });
    const eligibility = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on TournamentCategory { viewerEligibility { eligible reasons { code } } viewerEnrolment { status } } } }`,
      { id: event.categoryGlobalId },
      unknown.token,
    );
    expect(eligibility["node"]).toEqual({
      viewerEligibility: { eligible: true, reasons: [] },
      viewerEnrolment: { status: "SEEKING_PARTNER" },
    });
  });

  test("and athletes enrol themselves only on the days for it, the organiser on any", async () => {
    const event = await createOpenEvent(api(), arena);
    const ana = await athlete("Fora Do Prazo");
    await act("updateRegistration", { tournamentId: event.globalId, registrationEndsOn: "2020-01-31" });
    expect(
      await actAs(ana.token, "enrolInTournament", { tournamentId: event.globalId, seekPartner: true }),
    ).toMatchObject({ code: "REGISTRATION_CLOSED", message: "As inscrições terminaram em 31/01/2020." });
    expect(
      await act("enrolAthlete", { tournamentId: event.globalId, athleteId: globalOf(ana) }),
    ).toMatchObject({ __typename: "EnrolAthleteSuccess" });
    expect(await statusesOf(event.id)).toEqual(["SEEKING_PARTNER"]);
  });
});

describe("the book of enrolments", () => {
  test("two who seek become a pair, and a pair is taken apart again", async () => {
    const event = await createOpenEvent(api(), arena, { maxParticipants: 2 });
    const people = [await athlete("Solta Um"), await athlete("Solta Dois"), await athlete("Espera Vaga")];
    for (const { token } of people.slice(0, 2))
      await actAs(token, "enrolInTournament", { tournamentId: event.globalId, seekPartner: true });
    const rows = await api().db.enrolment.findMany({ where: { tournamentId: event.id } });
    const [firstEnrolmentId, secondEnrolmentId] = rows.map(({ id }) => encodeGlobalId("Enrolment", id));
    const formed = await act(
      "formPair",
      { firstEnrolmentId, secondEnrolmentId },
      "... on FormPairSuccess { pair { id } }",
    );
    expect(await act("formPair", { firstEnrolmentId, secondEnrolmentId })).toMatchObject({
      code: "ALREADY_ENROLLED",
    });
    await actAs(people[2]?.token ?? "", "enrolInTournament", {
      tournamentId: event.globalId,
      partnerName: "Par",
    });
    expect(await statusesOf(event.id)).toEqual(["ENROLLED", "ENROLLED", "WAITLISTED"]);
    const pairId = formed["pair"].id;
    expect(await act("splitPair", { pairId })).toMatchObject({ __typename: "SplitPairSuccess" });
    expect(await statusesOf(event.id)).toEqual(["SEEKING_PARTNER", "SEEKING_PARTNER", "INVITED"]);
    expect(await act("formPair", { firstEnrolmentId, secondEnrolmentId })).toMatchObject({
      code: "TOURNAMENT_FULL",
    });
  });

  test("is searched by either of a pair, filtered and counted, and read in as many statements whatever its length", async () => {
    const event = await createOpenEvent(api(), arena, { feeInCents: 900, maxParticipants: null });
    const names = ["Zilda Busca", "Yara Par", "Xica Busca", "Wanda Par"];
    const people = [];
    for (const name of names) people.push(await athlete(name));
    for (const [first, second] of [
      [people[0], people[1]],
      [people[2], people[3]],
    ])
      await act("enrolPair", {
        tournamentId: event.globalId,
        firstAthleteId: globalOf(first as AthletePerson),
        secondAthleteId: globalOf(second as AthletePerson),
      });
    const ask = async (args: string) => {
      const { node } = await api().data(
        `query ($id: ID!) { node(id: $id) { ... on Tournament { entries(first: 100${args}) { totalCount statusCounts { status count } edges { node { status feeInCents waitingPosition dueAt athlete { displayName email } partner { displayName } payment { amountInCents pixCode } invitation { inviteeName } override { reason } } } } } } }`,
        { id: event.globalId },
        arena.manager.token,
      );
      return node.entries;
    };
    expect((await ask(', search: "zilda"')).edges.map(({ node }: any) => node.athlete.displayName)).toEqual([
      "Zilda Busca",
      "Yara Par",
    ]);
    expect((await ask(", statuses: [WAITLISTED]")).totalCount).toBe(0);
    expect((await ask(", statuses: [WAITLISTED]")).statusCounts).toEqual([{ status: "ENROLLED", count: 4 }]);
    const crowd = await createAthletes(api(), arena.id, 60, "Lotação");
    const enter = (athleteIds: readonly string[]) =>
      api().db.enrolment.createMany({
        data: athleteIds.map((athleteId) => ({
          tournamentId: event.id,
          categoryId: event.categoryId,
          athleteId,
          feeInCents: 900,
          status: "AWAITING_PAYMENT" as const,
          dueAt: new Date("2099-01-01T00:00:00Z"),
        })),
      });
    await enter(crowd.slice(0, 1));
    const few = await api().statementsOf(() => ask(""));
    await enter(crowd.slice(1));
    const many = await api().statementsOf(() => ask(""));
    expect(many.length).toBe(few.length);
  });

  test("confirms many at once, writes a payment down and takes it back with a reason", async () => {
    const event = await createOpenEvent(api(), arena, { kind: "SUPER8", feeInCents: 900 });
    const ids: string[] = [];
    for (const name of ["Um", "Dois", "Três"]) {
      const { token } = await athlete(`Confirma ${name}`);
      const { enrolment } = await actAs(
        token,
        "enrolInTournament",
        { tournamentId: event.globalId },
        "... on EnrolInTournamentSuccess { enrolment { id } }",
      );
      ids.push(enrolment.id);
    }
    const [paid = "", ...rest] = ids;
    expect(await act("undoPayment", { enrolmentId: paid, reason: "Engano meu" })).toMatchObject({
      code: "NOT_PAID",
    });
    for (let click = 0; click < 2; click++)
      expect(await act("registerPayment", { enrolmentId: paid })).toMatchObject({
        __typename: "RegisterPaymentSuccess",
      });
    expect(
      await act(
        "confirmEnrolments",
        { tournamentId: event.globalId, enrolmentIds: ids },
        "... on ConfirmEnrolmentsSuccess { confirmedCount }",
      ),
    ).toMatchObject({ confirmedCount: rest.length });
    expect(await statusesOf(event.id)).toEqual(["ENROLLED", "ENROLLED", "ENROLLED"]);
    expect(await act("undoPayment", { enrolmentId: paid, reason: "x" })).toMatchObject({
      code: "INVALID_INPUT",
    });
    expect(
      await act(
        "undoPayment",
        { enrolmentId: paid, reason: "O Pix era de outra pessoa" },
        "... on UndoPaymentSuccess { enrolment { status payment { paidAt } } }",
      ),
    ).toMatchObject({ enrolment: { status: "AWAITING_PAYMENT", payment: { paidAt: null } } });
    const charges = await api().db.charge.findMany({
      where: { tournamentId: event.id, undoneAt: { not: null } },
    });
    expect(charges).toMatchObject([
      { status: "PENDING", undoneReason: "O Pix era de outra pessoa", undoneById: arena.manager.userId },
    ]);
  });

  test("writes many payments down as it writes one, all of them or none, and twice is once", async () => {
    const event = await createOpenEvent(api(), arena, { kind: "SUPER8", feeInCents: 900 });
    const ids: string[] = [];
    for (const name of ["Quatro", "Cinco", "Seis"]) {
      const { token } = await athlete(`Baixa ${name}`);
      const { enrolment } = await actAs(
        token,
        "enrolInTournament",
        { tournamentId: event.globalId },
        "... on EnrolInTournamentSuccess { enrolment { id } }",
      );
      ids.push(enrolment.id);
    }
    const [alone = "", together = "", leaving = ""] = ids;
    const stored = () =>
      api().db.enrolment.findMany({
        where: { tournamentId: event.id },
        select: {
          status: true,
          paidAt: true,
          paidToId: true,
          dueAt: true,
          charge: { select: { status: true } },
        },
        orderBy: { enrolledAt: "asc" },
      });
    const payAll = (enrolmentIds: readonly string[]) =>
      act(
        "registerPayments",
        { tournamentId: event.globalId, enrolmentIds },
        "... on RegisterPaymentsSuccess { registeredCount } ... on UserError { code message path }",
      );
    await act("cancelEnrolment", { enrolmentId: leaving });
    expect(await payAll(ids)).toMatchObject({
      code: "NOT_PAYABLE",
      message: "Nenhuma baixa foi registrada, porque não há o que receber de Baixa Seis (cancelada).",
      path: ["enrolmentIds"],
    });
    expect((await stored()).map(({ paidAt }) => paidAt)).toEqual([null, null, null]);
    expect(await payAll([])).toMatchObject({ code: "INVALID_INPUT" });

    await act("registerPayment", { enrolmentId: alone });
    expect(await payAll([alone, together])).toMatchObject({ registeredCount: 1 });
    expect(await payAll([alone, together])).toMatchObject({ registeredCount: 0 });
    const [one, other] = await stored();
    expect(other).toMatchObject({
      status: "ENROLLED",
      paidToId: arena.manager.userId,
      dueAt: null,
      charge: { status: "PAID" },
    });
    expect({ ...one, paidAt: null }).toEqual({ ...other, paidAt: null });

    const statements = async (count: number) => {
      const people = await createAthletes(api(), arena.id, count, `Lote ${count}`);
      const rows = await api().db.enrolment.createManyAndReturn({
        data: people.map((athleteId) => ({
          tournamentId: event.id,
          categoryId: event.categoryId,
          athleteId,
          feeInCents: 900,
          status: "AWAITING_PAYMENT" as const,
        })),
      });
      const globalIds = rows.map(({ id }) => encodeGlobalId("Enrolment", id));
      return (await api().statementsOf(() => payAll(globalIds))).length;
    };
    expect(await statements(20)).toBe(await statements(2));
  });

  test("a mail tells who was taken out by the organiser, with what comes back", async () => {
    const event = await createOpenEvent(api(), arena, { kind: "SUPER8", feeInCents: 5000 });
    const ana = await athlete("Ana Cancelada");
    const { enrolment } = await actAs(
      ana.token,
      "enrolInTournament",
      { tournamentId: event.globalId },
      "... on EnrolInTournamentSuccess { enrolment { id } }",
    );
    await act("registerPayment", { enrolmentId: enrolment.id });
    expect(
      await act(
        "cancelEnrolment",
        { enrolmentId: enrolment.id },
        "... on CancelEnrolmentSuccess { enrolment { status refundInCents } }",
      ),
    ).toMatchObject({ enrolment: { status: "CANCELLED", refundInCents: 5000 } });
    const mail = await api().db.outgoingMail.findFirstOrThrow({ where: { to: ana.email } });
    expect(mail.subject).toBe("Sua inscrição foi cancelada");
    expect(mail.text).toContain("R$\u00a050,00");
    // What was paid stays on record, and coming back is paid anew.
    await actAs(ana.token, "enrolInTournament", { tournamentId: event.globalId });
    const charges = await api().db.charge.findMany({
      where: { athleteId: ana.athleteId },
      orderBy: { id: "asc" },
    });
    expect(charges.map(({ status, amountInCents }) => [status, amountInCents])).toEqual([
      ["PAID", 5000],
      ["PENDING", 5000],
    ]);
  });
});

describe("a sheet", () => {
  const lines =
    "... on ImportEnrolmentsSuccess { goodCount enteredCount lines { line athletes problems entered } } ... on InvalidInput { fields { path message } }";

  test("is shown with what is wrong in which line, then entered, all of it or the good lines", async () => {
    const event = await createOpenEvent(api(), arena, { maxParticipants: 6, level: "Fun" });
    const [a, b, , , e, f] = [
      await athlete("Planilha Ana"),
      await athlete("Planilha Bia"),
      await athlete("Planilha Cris"),
      await athlete("Planilha Duda"),
      await athlete("Planilha Eva", { level: "A_PRO" }),
      await athlete("Planilha Fê"),
    ] as const;
    const elsewhere = await createArena(api(), "Longe");
    const stranger = await createAthletePerson(api(), "De Outra Arena", elsewhere.id);
    const csv = [
      "Atleta 1;E-mail 1;Atleta 2;E-mail 2",
      `Ana;${a.email};Bia;${b.email}`,
      "planilha crís;;Planilha Duda;",
      `Eva;${e.email};Fê;${f.email}`,
      `Ana;${a.email};Fê;${f.email}`,
      `X;ninguem@teste.example;Y;${stranger.email}`,
      `Z;arroba;;`,
    ].join("\r\n");
    const run = (apply: boolean, allOrNothing: boolean) =>
      act("importEnrolments", { tournamentId: event.globalId, csv, apply, allOrNothing }, lines);
    const preview = await run(false, false);
    expect(preview).toMatchObject({ goodCount: 2, enteredCount: 0 });
    expect(preview["lines"].map(({ line, problems }: any) => [line, problems])).toEqual([
      [2, []],
      [3, []],
      [
        4,
        ["Planilha Eva é nível A/PRO e não pode jogar abaixo do próprio nível: a categoria Fun vai até Fun."],
      ],
      [5, ["Atleta repetido: já está na linha 2."]],
      [
        6,
        [
          "Nenhum atleta com o e-mail ninguem@teste.example.",
          `Nenhum atleta com o e-mail ${stranger.email}.`,
        ],
      ],
      [7, ["O e-mail do atleta 1 é inválido: arroba.", "Falta o nome ou o e-mail do atleta 2."]],
    ]);
    expect(await run(true, true)).toMatchObject({ enteredCount: 0 });
    expect(await statusesOf(event.id)).toEqual([]);
    expect(await run(true, false)).toMatchObject({ enteredCount: 2 });
    expect(await api().db.pair.count({ where: { tournamentId: event.id } })).toBe(2);
    const again = await run(true, false);
    expect(again).toMatchObject({ goodCount: 0, enteredCount: 0 });
    expect(again["lines"][0].problems).toEqual([
      "Planilha Ana já está inscrito nesta categoria.",
      "Planilha Bia já está inscrito nesta categoria.",
    ]);
  });

  test("has no more places than there are", async () => {
    const event = await createOpenEvent(api(), arena, { kind: "SUPER8", maxParticipants: 4 });
    const people = [];
    for (let number = 0; number < 5; number++) people.push(await athlete("Cabe Ou Não"));
    const csv = `E-mail\n${people.map(({ email }) => email).join("\n")}`;
    const answer = await act(
      "importEnrolments",
      { tournamentId: event.globalId, csv, apply: true, allOrNothing: false },
      lines,
    );
    expect(answer).toMatchObject({ goodCount: 4, enteredCount: 4 });
    expect(answer["lines"][4].problems).toEqual(["Não há mais vagas."]);
  });

  test("that cannot be read says why", async () => {
    const event = await createOpenEvent(api(), arena);
    const answer = await act(
      "importEnrolments",
      { tournamentId: event.globalId, csv: "nada", apply: true, allOrNothing: false },
      lines,
    );
    expect(answer["fields"]).toEqual([
      {
        path: ["csv"],
        message: "A primeira linha deve ter os nomes das colunas: Atleta 1; E-mail 1; Atleta 2; E-mail 2",
      },
    ]);
  });
});
