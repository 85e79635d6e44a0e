import type { Page } from "@playwright/test";
import { demoPassword } from "../../prisma/demo/logins";
import { people } from "../../prisma/demo/people";
import { ask, tokenOf } from "./ask";
import { signUpFreshAthlete } from "./fresh-account";

export interface PairEvent {
  /** Its global id. */
  id: string;
  /** The id in its URL. */
  key: string;
  /** The global id of the main arena, and its manager's access token. */
  arenaId: string;
  managerToken: string;
}

/**
 * Creates a tournament of pairs with a public page and an entry fee. Signs its manager in on the page.
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

/** Takes the last places of an event with two athletes registered on the spot. @returns their enrolments. */
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

/** Creates an athlete whose profile is eligible for a women's category. Signs her in on the page. */
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
 * Enrols an athlete without the browser: seeking a partner, or inviting one by e-mail or by a link.
 * @returns the link, which is returned only once.
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
