import { request, type Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { arenaTournaments } from "../../web/tournaments/public/tournament-path";
import { ask, tokenOf } from "./ask";
import { createPairEvent, enrolBeside, signUpWoman } from "./pair-event";

// Addresses of the demo's pages that nobody knows before: they hold a secret, or what is on court just now.

const internal = tournamentId("interno-hoje");

async function matchUnderWay(page: Page, token: string): Promise<{ id: string; key: string }> {
  const { tournament } = await ask(
    page.request,
    `query ($key: UUID!) { tournament(key: $key) { matchesToScore { id key status } } }`,
    { key: internal },
    token,
  );
  const found = tournament.matchesToScore.find(({ status }: { status: string }) => status === "IN_PROGRESS");
  if (!found) throw new Error("No match of the demo is under way");
  return found;
}

/** The pad of the match that is under way, for its arena's people. */
export async function scorePadAddress(page: Page): Promise<string> {
  const { key } = await matchUnderWay(page, await tokenOf(page.request, people.mainManager.email));
  return arenaTournaments.score(internal, key);
}

/** The same by a link of its own, for whoever holds it; nobody is signed in on the page afterwards. */
export async function scoreLinkAddress(page: Page): Promise<string> {
  const token = await tokenOf(page.request, people.mainManager.email);
  const { id: matchId } = await matchUnderWay(page, token);
  const { createScoreLink } = await ask(
    page.request,
    `mutation ($input: CreateScoreLinkInput!) { createScoreLink(input: $input) { ... on CreateScoreLinkSuccess { url } } }`,
    { input: { matchId } },
    token,
  );
  await page.context().clearCookies();
  return new URL(createScoreLink.url).pathname;
}

/** What a partner was sent who has not answered; nobody is signed in on the page afterwards. */
export async function invitationAddress(page: Page): Promise<string> {
  const event = await createPairEvent(page, "Copa da Amizade");
  const { token } = await signUpWoman(page, "Ana Beatriz Convidante");
  const url = await enrolBeside(page, token, event, { partnerName: "Bia" });
  await page.context().clearCookies();
  const { pathname, search } = new URL(url ?? "");
  return pathname + search;
}

/** The list of whoever is signed in on the page, appointed as a referee just now. */
export async function refereeAddress(page: Page, email: string): Promise<string> {
  const manager = await request.newContext({ baseURL: new URL(page.url()).origin });
  const token = await tokenOf(manager, people.mainManager.email);
  const { tournament } = await ask(
    manager,
    `query ($key: UUID!) { tournament(key: $key) { id } }`,
    { key: internal },
    token,
  );
  await ask(
    manager,
    `mutation ($input: AppointRefereeInput!) { appointReferee(input: $input) { __typename } }`,
    { input: { tournamentId: tournament.id, email } },
    token,
  );
  await manager.dispose();
  return "/arbitragem";
}
