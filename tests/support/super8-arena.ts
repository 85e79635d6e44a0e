import type { Page } from "@playwright/test";
import { demoPassword } from "../../prisma/demo/logins";
import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { ask } from "./ask";
import { signInAs } from "./sign-in";

const manager = people.mainManager.email;

async function managersToken(page: Page): Promise<string> {
  const { signIn } = await ask(
    page.request,
    `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInSuccess { accessToken } } }`,
    { input: { email: manager, password: demoPassword } },
  );
  return signIn.accessToken;
}

const key = tournamentId("super8-hoje");

/** The Super 8 under way at the demo arena; the page is its manager's. @returns the tournament's path. */
export async function openSuper8(page: Page): Promise<string> {
  await signInAs(page, manager);
  return `/arena-tournament/${key}`;
}

/** The address of a new link to its last match, which no other story plays. */
export async function linkToLastMatch(page: Page): Promise<string> {
  const token = await managersToken(page);
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
