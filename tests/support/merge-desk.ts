import { expect } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import type { TestApi } from "./api";
import { createAthletePerson, enrolling, type AthletePerson } from "./enrolling";
import type { Listed } from "./merging";
import type { ArenaStory } from "./story";

/** The fields of a merge preview. */
const about = "key asksFirst filled moves problems kept { key displayName } other { key displayName }";

/** Previews and merges records of one person; by default as the arena's manager. */
export function mergeDesk(api: () => TestApi, arena: () => ArenaStory) {
  const { act } = enrolling(api);

  /** Null if the caller may not see it, or if there is none. */
  async function preview(kept: Listed, gone: Listed, token = arena().manager.token) {
    const { data, errors = [] } = await api().run(
      `query ($id: ID!, $other: ID!) { node(id: $id) { ... on ArenaAthlete { mergeWith(otherId: $other) { ${about} } } } }`,
      { id: kept.gid, other: gone.gid },
      token,
    );
    expect(errors.filter(({ extensions }) => extensions.code !== "FORBIDDEN")).toEqual([]);
    return data?.node?.mergeWith ?? null;
  }

  const merge = (kept: Listed, gone: Listed, key: string, token = arena().manager.token) =>
    act(
      token,
      "mergeAthletes",
      { keptId: kept.gid, otherId: gone.gid, key },
      "... on MergeAthletesSuccess { kept { key } request { id status } }",
    );

  /** Previews, then merges. */
  async function join(kept: Listed, gone: Listed, token = arena().manager.token) {
    const seen = await preview(kept, gone, token);
    return merge(kept, gone, seen?.key ?? "", token);
  }

  /** An athlete of the arena with an account. */
  async function member(
    name: string,
    at = arena(),
    record: object = {},
  ): Promise<Listed & { person: AthletePerson }> {
    const person = await createAthletePerson(api(), name, at.id, record);
    const { id } = await api().db.arenaAthlete.findFirstOrThrow({ where: { athleteId: person.athleteId } });
    return { athleteId: person.athleteId, linkId: id, gid: encodeGlobalId("ArenaAthlete", id), person };
  }

  const answer = (token: string, requestId: string, accept: boolean, key: string | null = null) =>
    act(
      token,
      "answerMergeRequest",
      { requestId, accept, key },
      "... on AnswerMergeRequestSuccess { request { status } viewer { mergeRequests { id } } }",
    );

  /** The merge requests to a user. */
  async function asked(token: string) {
    const { viewer } = await api().data(
      `{ viewer { mergeRequests { id status arenaName keptName otherName preview { ${about} } } } }`,
      {},
      token,
    );
    return viewer.mergeRequests as Record<string, any>[];
  }

  /** Reads an athlete by a record's key. */
  const read = async (key: string, token = arena().manager.token) =>
    (await api().data(`query ($key: UUID!) { athlete(key: $key) { key displayName phone } }`, { key }, token))
      .athlete;

  return { act, preview, merge, join, member, answer, asked, read };
}
