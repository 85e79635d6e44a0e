import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import type { TestApi } from "./api";

const problem = "__typename ... on UserError { code message path }";
const pad =
  "pad { version status winnerSide startedAt sets { gamesSide1 gamesSide2 tieBreakSide1 tieBreakSide2 } }";

/** Runs a scoring mutation with a token or a scoring link. @returns its result, or the error code of the denial. */
export async function scoreAs(
  api: TestApi,
  token: string | null,
  mutation: "recordLiveScore" | "finishLiveMatch",
  matchId: string,
  input: Record<string, unknown> = {},
): Promise<Record<string, any>> {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}`;
  const { data, errors } = await api.run(
    `mutation ($input: ${type}Input!) {
      ${mutation}(input: $input) { ${problem} ... on ${type}Success { ${pad} } ... on ScoreConflict { ${pad} } }
    }`,
    { input: { matchId: encodeGlobalId("Match", matchId), ...input } },
    token,
  );
  return data?.[mutation] ?? { denied: errors?.[0]?.extensions.code };
}

/** Creates a scoring link for a match. @returns its secret and its id. */
export async function linkTo(
  api: TestApi,
  manager: string,
  matchId: string,
): Promise<{ secret: string; url: string; linkId: string }> {
  const id = encodeGlobalId("Match", matchId);
  const { createScoreLink } = await api.data(
    `mutation ($id: ID!) { createScoreLink(input: { matchId: $id }) {
      ... on CreateScoreLinkSuccess { url match { scoreLinks { id } } } ... on UserError { code } } }`,
    { id },
    manager,
  );
  const url: string = createScoreLink.url;
  return { url, secret: url.split("/").at(-1) ?? "", linkId: createScoreLink.match.scoreLinks[0].id };
}

export const openLink = async (api: TestApi, secret: string, token: string | null = null) =>
  (
    await api.data(
      `query ($secret: String!) { scoreLink(token: $secret) { matchId courtName version status sides { names } } }`,
      { secret },
      token,
    )
  )["scoreLink"];
