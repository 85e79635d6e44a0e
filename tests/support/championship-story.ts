import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import type { TestApi } from "./api";
import { enrolling, type AthletePerson, type OpenEvent } from "./enrolling";
import { createFederation, type FederationStory } from "./federation-story";
import { createArena, nextNumber, type ArenaStory } from "./story";

/** A federation's championship of pairs without an arena, open for enrolment. */
export async function createChampionship(
  api: TestApi,
  federation: { id: string },
  { category = {}, ...more }: { category?: object } & Record<string, unknown> = {},
): Promise<OpenEvent> {
  const { id, categories } = await api.db.tournament.create({
    data: {
      federationId: federation.id,
      name: `Etapa ${nextNumber()}`,
      kind: "INTERNAL",
      category: "Fun",
      startDate: new Date("2099-11-20T00:00:00Z"),
      ...more,
      categories: { create: { name: "Fun", level: "Fun", gender: "MIXED", ...category } },
    },
    include: { categories: true },
  });
  const categoryId = categories[0]?.id ?? "";
  return {
    id,
    globalId: encodeGlobalId("Tournament", id),
    categoryId,
    categoryGlobalId: encodeGlobalId("TournamentCategory", categoryId),
  };
}

/** Arenas affiliated to a federation, and one of another federation. */
export interface Affiliations {
  federation: FederationStory;
  other: FederationStory;
  sea: ArenaStory;
  dune: ArenaStory;
  foreign: ArenaStory;
}

export async function createAffiliations(api: TestApi): Promise<Affiliations> {
  const federation = await createFederation(api, "Catarinense");
  const other = await createFederation(api, "Paranaense");
  const sea = await createArena(api, "Mar");
  const dune = await createArena(api, "Duna");
  const foreign = await createArena(api, "Longe");
  await affiliate(api, sea, federation.id);
  await affiliate(api, dune, federation.id);
  await affiliate(api, foreign, other.id);
  return { federation, other, sea, dune, foreign };
}

export const affiliate = (api: TestApi, arena: ArenaStory, federationId: string) =>
  api.db.arena.update({ where: { id: arena.id }, data: { federationId } });

/** A pair whose athletes were invited by the federation and have both accepted. */
export async function enterInvitedPair(
  api: TestApi,
  { manager: { token } }: Pick<FederationStory, "manager">,
  event: OpenEvent,
  pair: readonly [AthletePerson, AthletePerson],
): Promise<void> {
  const { act } = enrolling(() => api);
  const [first, second] = pair.map(({ athleteId }) => encodeGlobalId("Athlete", athleteId));
  const asked = await act(token, "enrolPair", {
    tournamentId: event.globalId,
    firstAthleteId: first,
    secondAthleteId: second,
  });
  if (asked["__typename"] !== "EnrolPairSuccess") throw new Error(JSON.stringify(asked));
  for (const { athleteId, token: own } of pair) {
    const { id } = await api.db.pairInvitation.findFirstOrThrow({
      where: { guestId: athleteId, status: "PENDING", enrolment: { tournamentId: event.id } },
    });
    const answer = await act(own, "acceptInvitation", { invitationId: encodeGlobalId("PairInvitation", id) });
    if (answer["__typename"] !== "AcceptInvitationSuccess") throw new Error(JSON.stringify(answer));
  }
}
