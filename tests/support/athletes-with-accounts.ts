import type { Page } from "@playwright/test";
import type { arenas } from "../../prisma/demo/arenas";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { ask, tokenOf } from "./ask";
import { signUpFreshAthlete } from "./fresh-account";

interface AthleteWithAccount {
  /** Global id. */
  id: string;
  key: string;
  fullName: string;
  email: string;
  token: string;
}

/** A unique family name without digits, which names may not contain. */
const familyName = (): string =>
  [...`${Date.now()}${Math.floor(Math.random() * 1000)}`]
    .map((digit) => "abcdefghij"[Number(digit)])
    .join("");

/**
 * Creates athletes of level C with accounts, so that they can answer invitations. They attend an arena of the
 * demo data, whose manager is signed in on the page from then on.
 */
export async function athletesWithAccounts(
  page: Pick<Page, "request">,
  arena: Pick<(typeof arenas)[keyof typeof arenas], "id" | "pageKey" | "owner">,
  gender: "FEMALE" | "MALE",
  count: number,
): Promise<AthleteWithAccount[]> {
  const athletes: AthleteWithAccount[] = [];
  const requestIds: string[] = [];
  for (let index = 0; index < count; index++) {
    const fullName = `${gender === "FEMALE" ? "Nara" : "Davi"} ${familyName()}`;
    const email = await signUpFreshAthlete(page, fullName);
    const token = await tokenOf(page.request, email);
    const { completeProfile, askToJoinArena } = await ask(
      page.request,
      `mutation ($profile: CompleteProfileInput!, $asking: AskToJoinArenaInput!) {
        completeProfile(input: $profile) { ... on CompleteProfileSuccess { athlete { id key } } }
        askToJoinArena(input: $asking) { ... on AskToJoinArenaSuccess { arena { viewerRequest { id } } } } }`,
      { profile: { gender, birthDate: "1995-05-20" }, asking: { arenaKey: arena.pageKey } },
      token,
    );
    requestIds.push(askToJoinArena.arena.viewerRequest.id);
    athletes.push({ ...completeProfile.athlete, fullName, email, token });
  }
  await ask(
    page.request,
    `mutation ($input: AnswerJoinRequestsInput!) { answerJoinRequests(input: $input) { __typename } }`,
    { input: { arenaId: encodeGlobalId("Arena", arena.id), requestIds, accept: true } },
    await tokenOf(page.request, arena.owner.email),
  );
  return athletes;
}

/** Accepts all their invitations. */
export async function acceptInvitations(
  { request }: Pick<Page, "request">,
  athletes: readonly AthleteWithAccount[],
): Promise<void> {
  for (const { key, fullName, token } of athletes) {
    const query = "query ($key: UUID!) { athlete(key: $key) { receivedInvitations { id } } }";
    const { athlete } = await ask(request, query, { key }, token);
    const invitations: { id: string }[] = athlete.receivedInvitations;
    if (invitations.length === 0) throw new Error(`${fullName} was not invited`);
    for (const { id } of invitations) {
      const { acceptInvitation } = await ask(
        request,
        `mutation ($input: AnswerInvitationInput!) { acceptInvitation(input: $input) { __typename } }`,
        { input: { invitationId: id } },
        token,
      );
      if (acceptInvitation.__typename !== "AcceptInvitationSuccess")
        throw new Error(acceptInvitation.__typename);
    }
  }
}
