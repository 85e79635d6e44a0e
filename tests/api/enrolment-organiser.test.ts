import { chargeFees } from "../support/ledger";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
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
const statusesOf = async (tournamentId: string) =>
  (await api().db.enrolment.findMany({ where: { tournamentId }, orderBy: { enrolledAt: "asc" } })).map(
    ({ status }) => status,
  );

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

  test("goes by arrival or by name, either way, and from page to page", async () => {
    const event = await createOpenEvent(api(), arena, { kind: "SUPER8", maxParticipants: null });
    const names = ["Noemi Ordem", "Alda Ordem", "Zuleica Ordem", "Alda Ordem"];
    for (const name of names)
      await actAs((await athlete(name)).token, "enrolInTournament", { tournamentId: event.globalId });
    const read = async (args: string) => {
      const seen: string[] = [];
      let after = "";
      do {
        const { node } = await api().data(
          `query ($id: ID!) { node(id: $id) { ... on Tournament { entries(first: 1${args}${after}) { edges { node { athlete { displayName } } } pageInfo { hasNextPage endCursor } } } } }`,
          { id: event.globalId },
          arena.manager.token,
        );
        const { edges, pageInfo } = node.entries;
        seen.push(...edges.map(({ node: one }: any) => one.athlete.displayName));
        after = pageInfo.hasNextPage ? `, after: "${pageInfo.endCursor}"` : "";
      } while (after !== "" && seen.length < 9);
      return seen;
    };
    expect(await read("")).toEqual(names);
    expect(await read(", descending: true")).toEqual(names.toReversed());
    expect(await read(", order: NAME")).toEqual(names.toSorted());
    expect(await read(", order: NAME, descending: true")).toEqual(names.toSorted().toReversed());
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
    const undone = await api().db.ledgerEntry.findMany({
      where: { charge: { tournamentId: event.id }, kind: "UNDO" },
      include: { charge: true },
    });
    expect(undone).toMatchObject([
      {
        charge: { status: "PENDING", paidAt: null, receivedInCents: 0 },
        reason: "O Pix era de outra pessoa",
        recordedById: arena.manager.userId,
      },
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
    const [alone = "", together = ""] = ids;
    const stored = () =>
      api().db.enrolment.findMany({
        where: { tournamentId: event.id },
        select: {
          status: true,
          dueAt: true,
          charge: {
            select: {
              status: true,
              paidAt: true,
              entries: { where: { kind: "PAYMENT" }, select: { recordedById: true } },
            },
          },
        },
        orderBy: { enrolledAt: "asc" },
      });
    const payAll = (enrolmentIds: readonly string[]) =>
      act(
        "registerPayments",
        { tournamentId: event.globalId, enrolmentIds },
        "... on RegisterPaymentsSuccess { registeredCount } ... on UserError { code message path }",
      );
    await api().db.enrolment.updateMany({
      where: { tournamentId: event.id, athlete: { fullName: "Baixa Seis" } },
      data: { feeInCents: 0 },
    });
    expect(await payAll(ids)).toMatchObject({
      code: "NOT_PAYABLE",
      message: "Nenhuma baixa foi registrada, porque não há o que receber de Baixa Seis (gratuita).",
      path: ["enrolmentIds"],
    });
    expect((await stored()).map(({ charge }) => charge?.paidAt)).toEqual([null, null, null]);
    expect(await payAll([])).toMatchObject({ code: "INVALID_INPUT" });

    await act("registerPayment", { enrolmentId: alone });
    expect(await payAll([alone, together])).toMatchObject({ registeredCount: 1 });
    expect(await payAll([alone, together])).toMatchObject({ registeredCount: 0 });
    const [one, other] = await stored();
    expect(other).toMatchObject({
      status: "ENROLLED",
      dueAt: null,
      charge: { status: "PAID", entries: [{ recordedById: arena.manager.userId }] },
    });
    expect({ ...one, charge: { ...one?.charge, paidAt: null } }).toEqual({
      ...other,
      charge: { ...other?.charge, paidAt: null },
    });

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
      await chargeFees(
        api().db,
        rows.map(({ id }) => id),
      );
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
      ["REFUNDED", 5000],
      ["PENDING", 5000],
    ]);
  });
});
