import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import type { TestApi } from "./api";
import { createDrawnEvent, type DrawnEvent } from "./drawn-event";
import { completed, usePlaying } from "./playing";

const moves = `moves { losesResult match { number } before { vacant pair { id } } after { vacant pair { id } } }`;

/** Drawn events at a separate arena for one test file; matches are played by number. */
export function usePlayedEvents(api: () => TestApi) {
  const { arena, record } = usePlaying(api);

  /** Operations on one event, by match number and by seed of the pair. */
  const playing = (event: DrawnEvent) => {
    const matchOf = (number: number) =>
      api().db.match.findUniqueOrThrow({
        where: { categoryId_number: { categoryId: event.categoryId, number } },
        include: {
          sets: { orderBy: { number: "asc" } },
          players: true,
          history: { orderBy: { version: "asc" } },
        },
      });
    const seedOf = (pairId: string | null | undefined) => {
      const index = event.pairs.findIndex(({ id }) => id === pairId);
      return index < 0 ? null : index + 1;
    };
    const ask = async (input: object, version?: number) => {
      const { matchId, ...rest } = input as { matchId: number };
      const { id, version: current } = await matchOf(matchId);
      return { matchId: encodeGlobalId("Match", id), expectedVersion: version ?? current, ...rest };
    };
    const send = async (matchId: number, result: object) =>
      (
        await api().data(
          `mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) {
            __typename ... on UserError { code message path } ... on ResultMovesMatches { ${moves} } } }`,
          { input: await ask({ matchId, ...result }) },
          arena().manager.token,
        )
      )["recordMatchResult"];
    const preview = async (matchId: number, result: object) =>
      (
        await api().data(
          `query ($input: RecordMatchResultInput!) { previewMatchResult(input: $input) {
            problem score warning ${moves} } }`,
          { input: await ask({ matchId, ...result }) },
          arena().manager.token,
        )
      )["previewMatchResult"];
    const seed = (side: { pair: { id: string } | null; vacant: boolean }) =>
      side.vacant
        ? "vago"
        : seedOf(event.pairs.find(({ id }) => encodeGlobalId("Pair", id) === side.pair?.id)?.id);
    return {
      matchOf,
      send,
      preview,
      /** The side whose seed is lower wins 6-2. */
      favourite: async (number: number) => {
        const match = await matchOf(number);
        const first = (seedOf(match.pair1Id) ?? 99) < (seedOf(match.pair2Id) ?? 99);
        return send(number, completed(first ? [6, 2] : [2, 6]));
      },
      sidesOf: async (number: number) => {
        const match = await matchOf(number);
        return [seedOf(match.pair1Id), seedOf(match.pair2Id)];
      },
      movesIn: ({ moves: listed }: { moves: any[] }) =>
        listed.map(({ match, before, after, losesResult }) => [
          match.number,
          before.map(seed),
          after.map(seed),
          losesResult,
        ]),
      seedOf,
      category: async () =>
        (
          await api().data(
            `query ($id: ID!) { node(id: $id) { ... on Tournament { status categories {
              settledAt
              groups { letter isSettled standings { position qualified barred victories gameBalance explanation pair { id } } }
              finalPositions { position reason points pair { id } }
            } } } }`,
            { id: event.globalId },
            arena().manager.token,
          )
        )["node"],
    };
  };

  return { arena, record, playing, six: () => createDrawnEvent(api(), arena(), 6) };
}
