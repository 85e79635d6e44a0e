import { expect, test } from "vitest";
import { useApi } from "../support/api";
import { nextCnpj } from "../support/story";

const api = useApi();

const board = `fragment Board on Tournament {
  status champion { displayName } playedMatchCount
  enrolments { id drawNumber finalPosition status athlete { id displayName } }
  rounds { number resting { id } matches { id version status winnerSide court { name } sides { number games isWinner athletes { id } } } }
  standings { position victories defeats gameBalance explanation athlete { id displayName } }
}`;

test("an arena signs up, confirms, opens a Super 8, plays it and has a champion", async () => {
  const { data, db, url } = api();
  const email = "marina@beiramar.example";
  const password = "AreiaFofa2026";
  const signedUp = await data(
    `mutation ($input: SignUpArenaInput!) { signUpArena(input: $input) { __typename ... on SignUpArenaSuccess { email } ... on UserError { message } } }`,
    {
      input: {
        arenaName: "Arena Beira-Mar",
        cnpj: nextCnpj(),
        fullAddress: "Avenida Beira-Mar Norte, 1200, Florianópolis",
        email,
        contactPhone: "(48) 99999-0000",
        responsibleName: "Marina Albuquerque",
        password,
      },
    },
  );
  expect(signedUp["signUpArena"]).toEqual({ __typename: "SignUpArenaSuccess", email });

  const signIn = async () => {
    const answer = await data(
      `mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on SignInSuccess { accessToken viewer { primaryRole homePath arena { id courtCount tournaments(first: 1) { totalCount } } } } ... on UserError { code } } }`,
      { input: { email, password } },
    );
    return answer["signIn"];
  };
  expect(await signIn()).toEqual({ __typename: "EmailNotConfirmed", code: "EMAIL_NOT_CONFIRMED" });

  const mail = await db.outgoingMail.findFirstOrThrow({ where: { to: email } });
  const token = /token=([\w-]+)/.exec(mail.text)?.[1];
  expect(mail.text).toContain(`${url}/confirmar-email?token=`);
  const confirm = () =>
    data(`mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { __typename } }`, {
      input: { token, password },
    });
  expect(await confirm()).toEqual({ confirmEmail: { __typename: "ConfirmEmailSuccess" } });
  expect(await confirm()).toEqual({ confirmEmail: { __typename: "EmailAlreadyConfirmed" } });

  const signedIn = await signIn();
  expect(signedIn.viewer).toMatchObject({
    primaryRole: "ARENA_MANAGER",
    homePath: "/arena-dashboard",
    arena: { courtCount: 1, tournaments: { totalCount: 0 } },
  });
  const access: string = signedIn.accessToken;
  const arenaId: string = signedIn.viewer.arena.id;

  const created = await data(
    `mutation ($input: CreateTournamentInput!) { createTournament(input: $input) { __typename ... on CreateTournamentSuccess { tournament { id status maxParticipants } } ... on UserError { message } } }`,
    {
      input: {
        arenaId,
        name: "Super 8 de Domingo",
        category: "Intermediário",
        kind: "SUPER8",
        startDate: "2030-01-06",
        feeInCents: 5000,
        gender: "MIXED",
        openToOtherArenas: false,
      },
    },
    access,
  );
  const tournament = created["createTournament"].tournament;
  expect(tournament).toMatchObject({ status: "REGISTRATION_OPEN", maxParticipants: 8 });

  const names = ["Ana", "Bia", "Carla", "Dani", "Elis", "Fabi", "Gabi", "Helô"];
  for (const name of names) {
    const registered = await data(
      `mutation ($input: RegisterAthleteInput!) { registerAthlete(input: $input) { __typename ... on UserError { message } } }`,
      { input: { arenaId, enrolInTournamentId: tournament.id, fullName: `${name} da Praia`, level: "C" } },
      access,
    );
    expect(registered["registerAthlete"]).toEqual({ __typename: "RegisterAthleteSuccess" });
  }

  const started = await data(
    `${board} mutation ($input: StartTournamentInput!) { startTournament(input: $input) { __typename ... on StartTournamentSuccess { tournament { ...Board } } ... on UserError { message } } }`,
    { input: { tournamentId: tournament.id } },
    access,
  );
  const drawn = started["startTournament"].tournament;
  expect(drawn.enrolments.map((enrolment: { drawNumber: number }) => enrolment.drawNumber)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
  expect(drawn.rounds).toHaveLength(7);
  const matches = drawn.rounds.flatMap((round: { matches: object[] }) => round.matches);
  expect(matches).toHaveLength(14);

  // Whoever had number 1 drawn wins every match 6x2; the others win on the first side.
  const strongest = drawn.enrolments[0].athlete;
  let last: any;
  for (const match of matches) {
    const wins = match.sides[1].athletes.some(({ id }: { id: string }) => id === strongest.id) ? 1 : 0;
    const answer = await data(
      `${board} mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) { __typename ... on RecordMatchResultSuccess { match { version winnerSide } tournament { ...Board } } ... on UserError { message } } }`,
      {
        input: {
          matchId: match.id,
          expectedVersion: 0,
          outcome: "COMPLETED",
          games: wins === 0 ? [6, 2] : [2, 6],
        },
      },
      access,
    );
    last = answer["recordMatchResult"];
    expect(last).toMatchObject({
      __typename: "RecordMatchResultSuccess",
      match: { version: 1, winnerSide: wins + 1 },
    });
  }
  expect(last.tournament.status).toBe("FINISHED");
  expect(last.tournament.champion.displayName).toBe(strongest.displayName);
  expect(last.tournament.standings[0]).toMatchObject({
    position: 1,
    victories: 7,
    defeats: 0,
    gameBalance: 28,
  });
  expect(
    last.tournament.enrolments.map((one: { finalPosition: number }) => one.finalPosition).toSorted(),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
