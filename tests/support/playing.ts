import { beforeAll } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import type { TestApi } from "./api";
import { createArena, type ArenaStory } from "./story";

const problem = "__typename ... on UserError { code message path }";

/** A manager's operations at a separate arena for the tests of one file. */
export function usePlaying(api: () => TestApi) {
  let arena: ArenaStory;
  beforeAll(async () => {
    arena = await createArena(api(), "Do jogo");
  });

  /** Runs a mutation by name. @returns its result, with code and message of a refusal. */
  const act = async (name: string, input: Record<string, unknown>, selection = "") => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const answer = await api().data(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${problem} ${selection} } }`,
      { input },
      arena.manager.token,
    );
    return answer[name];
  };
  return {
    arena: () => arena,
    act,
    matchesOf: (tournamentId: string) =>
      api().db.match.findMany({
        where: { tournamentId },
        orderBy: [{ round: "asc" }, { order: "asc" }],
        include: { sets: true, players: true },
      }),
    record: (matchId: string, expectedVersion: number, result: Record<string, unknown>) =>
      act(
        "recordMatchResult",
        { matchId: encodeGlobalId("Match", matchId), expectedVersion, ...result },
        "... on VersionConflict { match { version sides { games } } }",
      ),
  };
}

export const completed = (games: [number, number]) => ({ outcome: "COMPLETED", games });
