import type { Page } from "@playwright/test";
import { ask } from "./ask";
import { openArena } from "./own-arena";

export interface OwnSuper8 {
  /** The path of its manager's page. */
  path: string;
  /** The id in its URL. */
  key: string;
  /** Its manager's access token. */
  token: string;
}

const players = ["Ana", "Bia", "Carla", "Dani", "Elis", "Fabi", "Gabi", "Helô"];

/**
 * A newly drawn Super 8 at a separate arena. Signs its manager in on the page.
 * @param names of the first athletes, if they matter.
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

/** Creates a scoring link to its last match. @returns the address. */
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
