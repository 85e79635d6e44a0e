import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createAthletePerson, createOpenEvent, enrolling } from "../support/enrolling";
import { completed } from "../support/playing";
import { useSuperN } from "../support/super-n";

const api = useApi();
const { arena, act, boardOf, draw, enrolments, matchesOf, playAll, preview, record, statusOf } =
  useSuperN(api);
const asAthlete = enrolling(api).act;

describe("a tournament with pairs and a Super N", () => {
  test("goes from the first enrolment to both podiums, with a correction after the end", async () => {
    const event = await createOpenEvent(api(), arena(), { maxParticipants: null });
    const { id: categoryId } = await api().db.tournamentCategory.create({
      data: {
        tournamentId: event.id,
        name: "Super 8",
        level: "Fun",
        gender: "FEMALE",
        maxParticipants: 8,
      },
    });
    const categoryGlobalId = encodeGlobalId("TournamentCategory", categoryId);
    const story = { categoryId, categoryGlobalId };
    const rules = (input: object) => act("updateCategoryRules", { categoryId: categoryGlobalId, ...input });
    const formatOf = { drawFormat: "SUPER_N" };
    expect(
      await act(
        "updateCategoryRules",
        { categoryId: categoryGlobalId, ...formatOf, thirdPlace: true },
        "... on InvalidInput { fields { path message } }",
      ),
    ).toMatchObject({ fields: [{ path: ["thirdPlace"], message: "Não se aplica a um Super N" }] });
    expect(await rules(formatOf)).toMatchObject({ __typename: "UpdateCategoryRulesSuccess" });

    // Everybody enters alone; who finds no place waits for one, and moves up alone.
    const people = [];
    for (let number = 1; number <= 7; number++)
      people.push(await createAthletePerson(api(), `Solo ${number}`, arena().id));
    const enter = (token: string) =>
      asAthlete(
        token,
        "enrolInTournament",
        { tournamentId: event.globalId, categoryId: categoryGlobalId },
        "... on EnrolInTournamentSuccess { invitationUrl enrolment { id status } }",
      );
    for (const { token } of people.slice(0, 6))
      expect(await enter(token)).toMatchObject({ invitationUrl: null, enrolment: { status: "ENROLLED" } });
    const guests = [];
    for (const name of ["Planilha Um", "Planilha Dois"])
      guests.push(await createAthletePerson(api(), name, arena().id));
    expect(
      await act(
        "importEnrolments",
        {
          tournamentId: event.globalId,
          categoryId: categoryGlobalId,
          csv: `E-mail\n${guests.map(({ email }) => email).join("\n")}`,
          apply: true,
          allOrNothing: true,
        },
        "... on ImportEnrolmentsSuccess { goodCount enteredCount }",
      ),
    ).toMatchObject({ goodCount: 2, enteredCount: 2 });
    const late = people[6]!;
    expect(await enter(late.token)).toMatchObject({ enrolment: { status: "WAITLISTED" } });
    expect(await rules({ drawFormat: "KNOCKOUT" })).toMatchObject({
      code: "ALREADY_ENTERED",
      path: ["drawFormat"],
    });
    expect(
      await act("enrolPair", {
        tournamentId: event.globalId,
        categoryId: categoryGlobalId,
        firstAthleteId: encodeGlobalId("Athlete", late.athleteId),
        secondAthleteId: encodeGlobalId("Athlete", guests[0]!.athleteId),
      }),
    ).toMatchObject({ code: "NO_PAIRS" });
    const first = await api().db.enrolment.findFirstOrThrow({
      where: { categoryId, athleteId: people[0]!.athleteId },
    });
    await act("cancelEnrolment", { enrolmentId: encodeGlobalId("Enrolment", first.id) });
    expect((await enrolments(story)).map(({ status }) => status).toSorted()).toEqual([
      "CANCELLED",
      ...Array.from({ length: 8 }, () => "ENROLLED"),
    ]);

    // Beside it a category of pairs, drawn and played on its own; one athlete plays both.
    for (const names of [
      ["Dupla A", "Dupla B"] as const,
      ["Dupla C", "Dupla D"] as const,
      [null, "Dupla E"] as const,
    ]) {
      const ids = [];
      for (const name of names)
        ids.push(
          encodeGlobalId(
            "Athlete",
            name === null
              ? people[1]!.athleteId
              : (await createAthletePerson(api(), name, arena().id)).athleteId,
          ),
        );
      expect(
        await act("enrolPair", {
          tournamentId: event.globalId,
          categoryId: event.categoryGlobalId,
          firstAthleteId: ids[0],
          secondAthleteId: ids[1],
        }),
      ).toMatchObject({ __typename: "EnrolPairSuccess" });
    }

    await act("updateCategoryRules", { categoryId: event.categoryGlobalId, drawFormat: "ROUND_ROBIN" });

    // What the preview shows is what is drawn.
    const shown = await preview(story);
    expect(shown).toMatchObject({ problem: null, matchCount: 14, pairs: [] });
    expect(shown.superN.summary).toBe(
      "8 atletas, 7 rodadas, 14 jogos: todos jogam uma vez com cada parceiro e duas contra cada adversário.",
    );
    const { lotsSeed, key } = shown;
    expect(await act("drawCategory", { categoryId: categoryGlobalId, lotsSeed, key })).toMatchObject({
      __typename: "DrawCategorySuccess",
    });
    const board = await boardOf(story);
    expect(board.draw).toEqual({ format: "SUPER_N", lotsSeed, hasBegun: false });
    const sidesOf = (rounds: any[]) =>
      rounds.map(({ number, matches }) => [
        number,
        matches.map(({ order, sides }: any) => ({ order, sides })),
      ]);
    expect(sidesOf(board.rounds)).toEqual(sidesOf(shown.superN.rounds));
    expect(board.rounds[2].matches[0].phase).toBe("Rodada 3");

    // Its end is not the tournament's.
    await playAll(categoryId);
    const over = await boardOf(story);
    expect(over.settledAt).not.toBeNull();
    expect(await statusOf(event.id)).toBe("IN_PROGRESS");
    expect(await draw(event)).toMatchObject({ __typename: "DrawCategorySuccess" });
    await playAll(event.categoryId);
    expect(await statusOf(event.id)).toBe("FINISHED");

    const stored = async () =>
      (await enrolments(story))
        .filter(({ finalPosition }) => finalPosition !== null)
        .map(({ athleteId, finalPosition, positionReason, status }) => ({
          id: encodeGlobalId("Athlete", athleteId),
          position: finalPosition,
          reason: positionReason,
          status,
        }))
        .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
    const places = (standings: any[]) =>
      standings.map(({ athlete, position, explanation }) => ({
        id: athlete.id,
        position,
        reason: explanation,
        status: "FINISHED",
      }));
    expect(await stored()).toEqual(places(over.standings));
    const [corrected] = await matchesOf(categoryId);
    expect(await record(corrected!.id, corrected!.version, completed([0, 6]))).toMatchObject({
      __typename: "RecordMatchResultSuccess",
    });
    const after = await boardOf(story);
    expect(places(after.standings)).not.toEqual(places(over.standings));
    expect(await stored()).toEqual(places(after.standings));
    expect(await statusOf(event.id)).toBe("FINISHED");
  });
});
