import type { ClassSession, CommissionStatement } from "../../../prisma/generated/client/client";
import { classKindLabel } from "../../classes/class-kind-and-status.rules";
import type { Transaction } from "../../platform/database";
import { listedBy } from "../../platform/listed-by.rules";
import { valueBy } from "../../platform/loaders";
import type { CommissionStatement as Figures } from "../commission-statement.rules";
import {
  entriesOf,
  type KnownStatement,
  reckon,
  type Reckoned,
  type StatementEntry,
} from "./commission-lines.rules";

interface Row {
  id: string;
  book: string;
  month: string;
  number: number | null;
  worth: string;
  adjusted: number;
  gross: number | null;
  carriedIn: number | null;
  payable: number | null;
  carriedOut: number | null;
  corrections: { month: string; amountInCents: number }[];
  classCount: number;
}

/** What a statement comes to, and of how many classes. */
export interface Statement extends Reckoned {
  classCount: number;
}

const toKnown = (row: Row): KnownStatement => ({
  id: row.id,
  month: row.month,
  number: row.number,
  worth: BigInt(row.worth),
  adjustedInCents: row.adjusted,
  closed:
    row.number === null
      ? null
      : {
          grossInCents: row.gross ?? 0,
          adjustments: row.corrections,
          carriedInInCents: row.carriedIn ?? 0,
          payableInCents: row.payable ?? 0,
          carriedOutInCents: row.carriedOut ?? 0,
        },
});

/** All statements of the teachers, at the arenas, that these statements are of. One statement, however many. */
const read = (tx: Pick<Transaction, "$queryRaw">, ids: readonly string[]): Promise<Row[]> =>
  tx.$queryRaw<Row[]>`
    SELECT e.id::text, e.arena_id || ' ' || e.professor_id AS book, e.mes::text AS month, e.numero AS number,
      coalesce(l.valor, 0)::text AS worth, coalesce(l.aulas, 0)::int AS "classCount",
      (SELECT coalesce(sum(j.valor_centavos), 0)::int FROM ajustes_comissao j WHERE j.extrato_id = e.id) AS adjusted,
      e.bruto_centavos AS gross, e.saldo_anterior_centavos AS "carriedIn", e.a_pagar_centavos AS payable,
      e.saldo_seguinte_centavos AS "carriedOut",
      (SELECT coalesce(json_agg(json_build_object('month', n.mes, 'amountInCents', n.valor_centavos) ORDER BY n.ordem), '[]')
        FROM linhas_extrato_comissao n WHERE n.extrato_id = e.id AND n.tipo = 'correcao') AS corrections
    FROM extratos_comissao e
      LEFT JOIN LATERAL (SELECT sum(c.valor_exato) AS valor, count(*) AS aulas
        FROM comissoes_aulas c WHERE c.extrato_id = e.id) l ON true
    WHERE (e.arena_id, e.professor_id) IN (
      SELECT o.arena_id, o.professor_id FROM extratos_comissao o WHERE o.id = ANY(${[...ids]}::uuid[]))
    ORDER BY e.arena_id, e.professor_id, e.mes`;

function reckonAll(rows: readonly Row[]): Map<string, Statement> {
  const books = listedBy(rows, ({ book }) => book);
  const reckoned = [...books.values()].flatMap((book) => [...reckon(book.map(toKnown))]);
  const counts = new Map(rows.map(({ id, classCount }) => [id, classCount]));
  return new Map(reckoned.map(([id, one]) => [id, { ...one, classCount: counts.get(id) ?? 0 }]));
}

/** By id: as it was closed, or as it would be if it were closed now. */
export const statementsReckoned = valueBy<Statement>(
  async ({ db }, ids) => reckonAll(await read(db, ids)),
  (id) => new Error(`there is no statement ${id}`),
);

/** The same inside a transaction that has locked all of them. */
export async function reckonStatement(tx: Transaction, id: string): Promise<Statement> {
  const reckoned = reckonAll(await read(tx, [id])).get(id);
  if (!reckoned) throw new Error(`there is no statement ${id}`);
  return reckoned;
}

const titleOf = ({ name, category, kind }: Pick<ClassSession, "name" | "category" | "kind">): string =>
  name ?? `Aula ${classKindLabel[kind].toLowerCase()} · ${category}`;

/** The lines of a statement that is open, as they are now. */
export async function openEntries(
  tx: Pick<Transaction, "commissionLine" | "commissionAdjustment">,
  statementId: string,
  figures: Figures,
): Promise<StatementEntry[]> {
  const where = { statementId };
  const [lines, adjustments] = await Promise.all([
    tx.commissionLine.findMany({
      where,
      include: { session: { select: { name: true, category: true, kind: true, startsAt: true } } },
      orderBy: [{ on: "asc" }, { session: { startsAt: "asc" } }, { id: "asc" }],
    }),
    tx.commissionAdjustment.findMany({ where, orderBy: [{ createdAt: "asc" }, { id: "asc" }] }),
  ]);
  return entriesOf(
    figures,
    lines.map(({ session, ...line }) => ({ ...line, title: titleOf(session) })),
    adjustments,
  );
}

/** The lines of a statement: those it was closed with, or as they are now. */
export async function statementEntries(
  tx: Pick<Transaction, "commissionLine" | "commissionAdjustment" | "commissionEntry">,
  { id, state }: Pick<CommissionStatement, "id" | "state">,
  figures: Figures,
): Promise<StatementEntry[]> {
  if (state === "OPEN") return openEntries(tx, id, figures);
  return tx.commissionEntry.findMany({
    where: { statementId: id },
    select: { kind: true, on: true, month: true, title: true, detail: true, amountInCents: true },
    orderBy: { position: "asc" },
  });
}
