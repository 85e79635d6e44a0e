import { existsSync, readFileSync } from "node:fs";
import { GraphQLError } from "graphql";
import type { Database } from "../database";
import { inMs } from "../time/duration.rules";

/**
 * The operations of the web app, by the id that its build gave to each text; pages send only the id. A page may be
 * older or newer than this server, so the texts of other builds are kept in the database.
 */
export interface KnownOperations {
  /** Null where no build of the last months knows the name. */
  textOf: (name: string) => Promise<string | null>;
}

type Texts = ReadonlyMap<string, string>;

/** No page is open for longer than this. */
const keptForDays = 90;

/** @param file written by the build (`scripts/known-operations.ts`); without it, as while developing, pages send the texts. */
export const operationsOfBuild = (file: string): Texts =>
  new Map(
    existsSync(file)
      ? Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>).toSorted()
      : [],
  );

/** Saves this build's operations for servers of other builds, and deletes those unused for months. */
export async function keepOperations(db: Database, own: Texts, now: Date): Promise<void> {
  await db.$executeRaw`INSERT INTO operacoes_do_site (id, texto, vista_em)
    SELECT id, texto, ${now} FROM unnest(${[...own.keys()]}::text[], ${[...own.values()]}::text[]) AS x (id, texto)
    ON CONFLICT (id) DO UPDATE SET vista_em = excluded.vista_em`;
  const before = new Date(now.getTime() - inMs({ hours: 24 * keptForDays }));
  await db.webOperation.deleteMany({ where: { seenAt: { lt: before } } });
}

export function knownOperations(db: Database, own: Texts): KnownOperations {
  const known = new Map(own);
  return {
    textOf: async (name) => {
      const text = known.get(name);
      if (text !== undefined) return text;
      const kept = await db.webOperation.findUnique({ where: { id: name } });
      if (kept) known.set(kept.id, kept.text);
      return kept?.text ?? null;
    },
  };
}

/** The page comes from an old build whose operations are no longer known: the user has to reload it. */
const unknownOperation = (): GraphQLError =>
  new GraphQLError("A Praia foi atualizada. Recarregue a página para continuar.", {
    extensions: { code: "UNKNOWN_OPERATION", http: { status: 400 } },
  });

const aName = /^[\w-]{1,64}$/;

/** @throws UNKNOWN_OPERATION */
export async function operationText(operations: KnownOperations, name: unknown): Promise<string> {
  const text = typeof name === "string" && aName.test(name) ? await operations.textOf(name) : null;
  if (text === null) throw unknownOperation();
  return text;
}

/** Replaces the id by the text: `{"documentId": "…", "variables": {…}}`. @throws UNKNOWN_OPERATION */
export async function nameOperation(operations: KnownOperations, body: unknown): Promise<void> {
  const asked = body as { query?: unknown; documentId?: unknown } | undefined;
  if (asked && asked.query === undefined && asked.documentId !== undefined)
    asked.query = await operationText(operations, asked.documentId);
}
