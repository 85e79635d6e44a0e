import type { Page } from "@playwright/test";
import { ask } from "./ask";
import { openArena } from "./own-arena";

export interface OwnSuper8 {
  /** Of its manager's pages. */
  path: string;
  /** As its address carries it. */
  key: string;
  /** Its manager's access token. */
  token: string;
}

const players = ["Ana", "Bia", "Carla", "Dani", "Elis", "Fabi", "Gabi", "Helô"];

/**
 * A Super 8 that has just been drawn, at an arena of its own. Its manager is signed in on the page from then on.
 * @param names of the first athletes, where they matter.
 */
export async function openSuper8(
  page: Pick<Page, "request">,
  names: readonly string[] = [],
): Promise<OwnSuper8> {
  const { id: arenaId, token } = await openArena(page);
  const { createTournament } = await ask(
    page.request,
    `mutation ($input: CreateTournamentInput!) { createTournament(input: $input) {
      ... on CreateTournamentSuccess { tournament { id key } } } }`,
    {
      input: {
        arenaId,
        name: "Super 8 do Teste",
        category: "Intermediário",
        gender: "MIXED",
        kind: "SUPER8",
        startDate: "2030-01-06",
        feeInCents: 0,
        openToOtherArenas: false,
      },
    },
    token,
  );
  const { id: tournamentId, key } = createTournament.tournament;
  for (const [index, player] of players.entries())
    await ask(
      page.request,
      `mutation ($input: RegisterAthleteInput!) { registerAthlete(input: $input) { __typename } }`,
      {
        input: {
          arenaId,
          fullName: names[index] ?? `${player} do Teste`,
          level: "C",
          enrolInTournamentId: tournamentId,
        },
      },
      token,
    );
  const { startTournament } = await ask(
    page.request,
    `mutation ($input: StartTournamentInput!) { startTournament(input: $input) {
      __typename ... on UserError { message } } }`,
    { input: { tournamentId } },
    token,
  );
  if (startTournament.__typename !== "StartTournamentSuccess") throw new Error(startTournament.message);
  return { path: `/arena-tournament/${key}`, key, token };
}

/** The address of a new link to its last match. */
export async function linkToLastMatch(
  page: Pick<Page, "request">,
  { key, token }: OwnSuper8,
): Promise<string> {
  const { tournament } = await ask(
    page.request,
    `query ($key: UUID!) { tournament(key: $key) { matchesToScore { id } } }`,
    { key },
    token,
  );
  const { createScoreLink } = await ask(
    page.request,
    `mutation ($input: CreateScoreLinkInput!) { createScoreLink(input: $input) { ... on CreateScoreLinkSuccess { url } } }`,
    { input: { matchId: tournament.matchesToScore.at(-1).id } },
    token,
  );
  return new URL(createScoreLink.url).pathname;
}
