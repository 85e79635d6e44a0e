import type { Page } from "@playwright/test";
import { demoPassword } from "../../prisma/demo/logins";
import { people } from "../../prisma/demo/people";
import { ask, tokenOf } from "./ask";
import { signUpFreshAthlete } from "./fresh-account";

export interface PairEvent {
  /** Its global id. */
  id: string;
  /** As its address carries it. */
  key: string;
  /** Of the main arena, and its manager's access token. */
  arenaId: string;
  managerToken: string;
}

/**
 * A tournament of pairs of its own, with a page that everybody may open and a price. Its manager is signed in on the page
 * from then on.
 */
export async function createPairEvent(
  { request }: Pick<Page, "request">,
  name: string,
  { maxParticipants = 16 } = {},
): Promise<PairEvent> {
  const { signIn } = await ask(
    request,
    `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInSuccess { accessToken viewer { arena { id } } } } }`,
    { input: { email: people.mainManager.email, password: demoPassword } },
  );
  const managerToken: string = signIn.accessToken;
  const arenaId: string = signIn.viewer.arena.id;
  const { createTournament } = await ask(
    request,
    `mutation ($input: CreateTournamentInput!) {
      createTournament(input: $input) { ... on CreateTournamentSuccess { tournament { id key } } }
    }`,
    {
      input: {
        arenaId,
        name,
        category: "Intermediário",
        kind: "INTERNAL",
        startDate: "2030-01-12",
        feeInCents: 8000,
        maxParticipants,
        gender: "FEMALE",
        openToOtherArenas: true,
      },
    },
    managerToken,
  );
  const { id, key } = createTournament.tournament;
  await ask(
    request,
    `mutation ($input: UpdateTournamentInput!) { updateTournament(input: $input) { __typename } }`,
    { input: { tournamentId: id, isPublic: true } },
    managerToken,
  );
  return { id, key, arenaId, managerToken };
}

/** Takes the last places of an event: two athletes registered on the spot. @returns what each of them is entered as. */
export async function fillWithPair(
  { request }: Pick<Page, "request">,
  { id: tournamentId, arenaId, managerToken }: PairEvent,
): Promise<string[]> {
  const athleteIds: string[] = [];
  for (const fullName of ["Rosa Primeira", "Vera Primeira"]) {
    const { registerAthlete } = await ask(
      request,
      `mutation ($input: RegisterAthleteInput!) {
        registerAthlete(input: $input) { ... on RegisterAthleteSuccess { athlete { id } } }
      }`,
      { input: { arenaId, fullName, gender: "FEMALE", level: "C" } },
      managerToken,
    );
    athleteIds.push(registerAthlete.athlete.id);
  }
  const [firstAthleteId, secondAthleteId] = athleteIds;
  const { enrolPair } = await ask(
    request,
    `mutation ($input: EnrolPairInput!) {
      enrolPair(input: $input) { ... on EnrolPairSuccess { tournament { enrolments { id } } } }
    }`,
    { input: { tournamentId, firstAthleteId, secondAthleteId } },
    managerToken,
  );
  return enrolPair.tournament.enrolments.map((enrolment: { id: string }) => enrolment.id);
}

/** An athlete of her own for a story, whose profile answers what a category of women asks; signed in on the page. */
export async function signUpWoman(
  page: Page,
  fullName: string,
): Promise<{ email: string; token: string; key: string }> {
  const email = await signUpFreshAthlete(page, fullName);
  const token = await tokenOf(page.request, email);
  const { completeProfile } = await ask(
    page.request,
    `mutation ($input: CompleteProfileInput!) {
      completeProfile(input: $input) { ... on CompleteProfileSuccess { athlete { key } } }
    }`,
    { input: { gender: "FEMALE", birthDate: "1995-05-20" } },
    token,
  );
  return { email, token, key: completeProfile.athlete.key };
}

/**
 * Enters an athlete beside the browser: seeking a partner, or asking one by e-mail or by a link.
 * @returns the link, which is told only now.
 */
export async function enrolBeside(
  { request }: Pick<Page, "request">,
  token: string,
  { id: tournamentId }: PairEvent,
  partner: { seekPartner: true } | { partnerEmail: string } | { partnerName: string },
): Promise<string | null> {
  const { enrolInTournament: answer } = await ask(
    request,
    `mutation ($input: EnrolInTournamentInput!) { enrolInTournament(input: $input) {
      __typename ... on EnrolInTournamentSuccess { invitationUrl } } }`,
    { input: { tournamentId, ...partner } },
    token,
  );
  if (answer.__typename !== "EnrolInTournamentSuccess") throw new Error(answer.__typename);
  return answer.invitationUrl;
}
