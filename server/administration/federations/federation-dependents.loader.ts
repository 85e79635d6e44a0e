import type { Transaction } from "../../platform/database";
import { valueBy } from "../../platform/loaders";
import { counted } from "../../platform/numbers.rules";

interface Counts {
  id: string;
  arenas: number;
  championships: number;
  rankings: number;
  charges: number;
  contracts: number;
  /** Affiliations that are over: their history stays. */
  past: number;
  keys: number;
}

/** What hangs on federations and would go, or lose its ground, with them; in one statement, however many. */
export async function federationDependents(
  db: Transaction,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db.$queryRaw<Counts[]>`
    SELECT f.id::text AS id,
      (SELECT count(*)::int FROM arenas WHERE federacao_id = f.id) AS arenas,
      (SELECT count(*)::int FROM torneios WHERE federacao_id = f.id) AS championships,
      (SELECT count(*)::int FROM rankings WHERE federacao_id = f.id) AS rankings,
      (SELECT count(*)::int FROM faturamento WHERE federacao_id = f.id) AS charges,
      (SELECT count(*)::int FROM contratos WHERE federacao_id = f.id) AS contracts,
      (SELECT count(*)::int FROM filiacoes WHERE federacao_id = f.id AND status = 'encerrada') AS past,
      (SELECT count(*)::int FROM chaves_api WHERE federacao_id = f.id AND revogada_em IS NULL) AS keys
    FROM unnest(${[...ids]}::uuid[]) AS f (id)`;
  return new Map(rows.map((row) => [row.id, inWords(row)]));
}

const inWords = ({ arenas, championships, rankings, charges, contracts, past, keys }: Counts): string[] =>
  [
    { count: arenas, one: "arena filiada", more: "arenas filiadas" },
    { count: championships, one: "campeonato", more: "campeonatos" },
    { count: rankings, one: "ranking", more: "rankings" },
    { count: charges, one: "cobrança", more: "cobranças" },
    { count: contracts, one: "contrato", more: "contratos" },
    { count: past, one: "filiação encerrada no histórico", more: "filiações encerradas no histórico" },
    { count: keys, one: "chave de API em uso", more: "chaves de API em uso" },
  ].flatMap(({ count, one, more }) => (count === 0 ? [] : [counted(count, one, more)]));

export const dependentsOf = valueBy<string[]>(
  async ({ db }, ids) => federationDependents(db, ids),
  () => [],
);
