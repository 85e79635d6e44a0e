import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import type { TestApi } from "./api";
import type { PairStory } from "./pair-story";
import { usePlaying } from "./playing";

/** A pair as the API returns it. */
export const pairOf = (id: string) => encodeGlobalId("Pair", id);

/** A manager's operations on draws, at a separate arena for the tests of one file. */
export function useDrawing(api: () => TestApi) {
  const { arena, act } = usePlaying(api);

  async function preview({ categoryGlobalId }: PairStory, lotsSeed: string | null = null) {
    const { node } = await api().data(
      `query ($id: ID!, $lotsSeed: String) { node(id: $id) { ... on TournamentCategory { drawPreview(lotsSeed: $lotsSeed) {
        lotsSeed key warnings problem matchCount pairs { id seed }
        groups { letter pairs { id } }
        brackets { stage rounds { number name matches { number order sides { pair { id } origin } } } }
      } } } }`,
      { id: categoryGlobalId, lotsSeed },
      arena().manager.token,
    );
    return node.drawPreview;
  }

  async function draw(story: PairStory) {
    const { lotsSeed, key } = await preview(story);
    return act("drawCategory", { categoryId: story.categoryGlobalId, lotsSeed, key });
  }

  /** The draw as the API returns it. */
  async function drawn({ categoryGlobalId }: PairStory) {
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on TournamentCategory { draw {
        format lettersByResult lotsSeed hasBegun entries { id }
        groups { letter pairs { id } matches { number sides { pair { id } athletes { displayName } } } }
        brackets { stage rounds { number name matches { number order sides { pair { id } origin } } } }
      } } } }`,
      { id: categoryGlobalId },
      arena().manager.token,
    );
    return node.draw;
  }

  const stateOf = async ({ id, categoryId }: PairStory) => ({
    tournament: await api().db.tournament.findUniqueOrThrow({ where: { id } }),
    draw: await api().db.draw.findUnique({ where: { categoryId }, include: { entries: true } }),
    matches: await api().db.match.findMany({
      where: { categoryId },
      orderBy: { number: "asc" },
      include: { players: true },
    }),
    statuses: await api().db.enrolment.groupBy({ by: ["status"], where: { tournamentId: id }, _count: true }),
  });

  const play = ({ categoryId }: PairStory, number: number) =>
    api().db.match.updateMany({
      where: { categoryId, number },
      data: {
        status: "PLAYED",
        outcome: "COMPLETED",
        winnerSide: 1,
        version: 1,
        playedAt: new Date("2026-11-20"),
      },
    });

  return { arena, act, preview, draw, drawn, stateOf, play };
}
