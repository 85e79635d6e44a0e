import type { Ranking, RankingPosition } from "../../prisma/generated/client/client";
import { manyBy } from "../platform/loaders";
import { columnsOf, prepared, sql } from "../platform/prepared";
import { visibleRankings } from "./ranking.access";

interface FederatedPosition {
  position: RankingPosition;
  ranking: Ranking;
}

const position = columnsOf<RankingPosition>("RankingPosition");
const ranking = columnsOf<Ranking>("Ranking");

/** $1 federations, $2 athletes. */
const inLatestLists = prepared(
  sql`SELECT ${position.of("p")}, ${ranking.of("r")}
    FROM posicoes_ranking p JOIN rankings r ON r.id = p.ranking_id
    WHERE p.aluno_id = ANY($2::uuid[]) AND r.federacao_id = ANY($1::uuid[]) AND r.ativo AND p.posicao IS NOT NULL
      AND p.versao_id = (SELECT v.id FROM versoes_ranking v WHERE v.ranking_id = r.id ORDER BY v.mes_ano DESC, v.versao DESC LIMIT 1)
    ORDER BY p.posicao, p.id`,
  (columns): FederatedPosition => ({
    position: position.read(columns),
    ranking: ranking.read(columns, position.width),
  }),
);

/** Of whom and in whose rankings: the key below. */
export const athleteInFederation = (federationId: string, athleteId: string): string =>
  `${federationId} ${athleteId}`;

/**
 * Where athletes stand in the latest lists of a federation's running rankings, the best place first; for who works for the
 * federation. One statement, however many athletes.
 */
export const federatedPositionsOf = manyBy<FederatedPosition>(
  ({ ranking: { federationId }, position: { athleteId } }) =>
    athleteInFederation(federationId ?? "", athleteId),
  async (ctx, keys) => {
    const pairs = keys.map((key) => key.split(" "));
    const [federations, athletes] = [0, 1].map((part) => [...new Set(pairs.map((pair) => pair[part]))]);
    const rows = await inLatestLists(ctx.db, federations, athletes);
    const visible = visibleRankings(ctx);
    for (const row of rows) visible.tell(row.ranking.id, row.ranking);
    return rows;
  },
);
