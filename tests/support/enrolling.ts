import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import type { TestApi } from "./api";
import { createPerson, nextNumber, type ArenaStory, type Person } from "./story";

export interface AthletePerson extends Person {
  athleteId: string;
  email: string;
}

const problem = "__typename ... on UserError { code message path }";

/** Runs a mutation by name with a user's token. @returns its result, with code and message of a refusal. */
export const enrolling = (api: () => TestApi) => ({
  act: async (
    token: string | null,
    name: string,
    input: Record<string, unknown>,
    selection = "",
  ): Promise<Record<string, any>> => {
    const types: Record<string, string> = {
      acceptInvitation: "AnswerInvitationInput",
      declineInvitation: "AnswerInvitationInput",
    };
    const type = types[name] ?? `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const answer = await api().data(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${problem} ${selection} } }`,
      { input },
      token,
    );
    return answer[name];
  },
});

/** A user with an athlete record, of an arena if one is given. */
export async function createAthletePerson(
  api: TestApi,
  name: string,
  arenaId: string | null,
  more: object = {},
): Promise<AthletePerson> {
  const person = await createPerson(api, name, ["ATHLETE"]);
  const { email } = await api.db.user.findUniqueOrThrow({ where: { id: person.userId } });
  const { id } = await api.db.athlete.create({
    data: {
      userId: person.userId,
      fullName: name,
      email,
      birthDate: new Date("1990-03-14T00:00:00Z"),
      gender: "FEMALE",
      level: "FUN",
      ...more,
      ...(arenaId === null
        ? {}
        : { arenas: { create: { arenaId, firstVisitOn: new Date("2026-01-10T00:00:00Z") } } }),
    },
  });
  return { ...person, athleteId: id, email, token: await api.tokenOf(person.userId) };
}

export interface OpenEvent {
  id: string;
  globalId: string;
  categoryId: string;
  categoryGlobalId: string;
}

/** A tournament of this arena that is open for enrolment; by default for pairs. */
export async function createOpenEvent(
  api: TestApi,
  arena: ArenaStory,
  more: {
    kind?: "INTERNAL" | "SUPER8";
    maxParticipants?: number | null;
    feeInCents?: number;
    gender?: "MALE" | "FEMALE" | "MIXED";
    level?: string;
    minAge?: number;
    openToOtherArenas?: boolean;
    isPublic?: boolean;
    startDate?: Date;
  } = {},
): Promise<OpenEvent> {
  const {
    kind = "INTERNAL",
    maxParticipants = 8,
    feeInCents = 0,
    gender = "FEMALE",
    level = "Fun",
    minAge = null,
    ...rest
  } = more;
  const { id, categories } = await api.db.tournament.create({
    data: {
      arenaId: arena.id,
      name: `Aberto ${nextNumber()}`,
      kind,
      category: level,
      startDate: new Date("2099-11-20T00:00:00Z"),
      maxParticipants,
      feeInCents,
      ...rest,
      categories: {
        create: {
          name: level,
          level,
          gender,
          minAge,
          maxParticipants,
          feeInCents,
          ...(kind === "SUPER8" ? { drawFormat: "SUPER_N" } : {}),
        },
      },
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

/** The token in an invitation's link. */
export const tokenIn = (url: string): string => new URL(url).searchParams.get("token") ?? "";
