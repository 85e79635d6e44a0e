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
    ).toMatchObject({
      code: "NOT_ELIGIBLE",
      reasons: [{ code: "LEVEL", message: "Seu nível é B; esta categoria vai até Fun." }],
    });
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
        { code: "GENDER", unknown: true, message: "Seu perfil não informa o gênero." },
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
      message: "Já informado: peça à sua arena para corrigir no seu perfil",
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
