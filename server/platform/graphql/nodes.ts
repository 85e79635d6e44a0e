import { brandWithType } from "@pothos/core";
import DataLoader from "dataloader";
import { type GraphQLSchema, isObjectType } from "graphql";
import { perRequest } from "../context";
import type { Database } from "../database";
import { isUuid } from "../uuid.rules";
import type { Viewer } from "../viewer";
import type { GraphQLContext } from "./context";
import { badInput } from "./errors";

const maxFetched = 100;
const fetched = perRequest((_ctx: GraphQLContext) => ({ count: 0 }));

/**
 * However many fields spread them: what is fetched together is one batch, and thousands of ids in one batch took the
 * process down for want of memory.
 * @throws BAD_USER_INPUT
 */
export function countFetched(ctx: GraphQLContext, count: number): void {
  const soFar = fetched(ctx);
  soFar.count += count;
  if (soFar.count > maxFetched) throw badInput(`No máximo ${maxFetched} objetos por requisição.`);
}

interface Rows {
  findMany(query: { where: { id: { in: readonly string[] } } }): Promise<{ id: string }[]>;
}

const loaders = perRequest((_ctx: GraphQLContext) => new Map<string, DataLoader<string, object | null>>());

/**
 * The row behind a global id, or null when there is none, or none that this viewer may fetch: one statement for all ids
 * of a type, however many are absent.
 * Only the row itself. What hangs on it is read after the type's scope has let the caller in, so that what is there
 * but hidden takes about as long as what is not there.
 * @throws BAD_USER_INPUT for a type that nothing can be fetched of by its id.
 */
export async function fetchNode(
  ctx: GraphQLContext,
  schema: GraphQLSchema,
  { typename, id }: { typename: string; id: string },
): Promise<object | null> {
  const model = modelOf(schema, typename);
  const known = loaders(ctx);
  let loader = known.get(typename);
  if (!loader) {
    loader = new DataLoader(async (ids) => {
      const rows = await rowsOf(ctx.db, model).findMany({ where: { id: { in: ids } } });
      const byId = new Map(rows.map((row) => [row.id, row]));
      for (const row of rows) brandWithType(row, typename as never); // tells the interface which type this is
      return ids.map((wanted) => byId.get(wanted) ?? null);
    });
    known.set(typename, loader);
  }
  const row = await loader.load(id);
  const may = schema.getType(typename)?.extensions["fetchedBy"] as MayFetch | undefined;
  return row === null || may === undefined || may(row, ctx.viewer) ? row : null;
}

type MayFetch = (row: object, viewer: Viewer | null) => boolean;

/** For a type that is seen wherever something shows it: who may also ask for a row of it by its id. */
export const fetchedBy = <Row extends object>(may: (row: Row, viewer: Viewer | null) => boolean) => ({
  fetchedBy: may,
});

function modelOf(schema: GraphQLSchema, typename: string): string {
  const type = schema.getType(typename);
  const isNode = isObjectType(type) && type.getInterfaces().some(({ name }) => name === "Node");
  const model = isNode ? type.extensions["pothosPrismaModel"] : undefined;
  if (typeof model !== "string") throw badInput("Identificador inválido.");
  return model;
}

const rowsOf = (db: Database, model: string): Rows =>
  (db as unknown as Record<string, Rows>)[model.charAt(0).toLowerCase() + model.slice(1)] as Rows;

/** Opaque to clients: base64url of "Type:uuid". */
export const encodeGlobalId = (typename: string, id: string | number | bigint): string =>
  Buffer.from(`${typename}:${id}`).toString("base64url");

/** @throws BAD_USER_INPUT for anything this API never gave out. */
export function decodeGlobalId(globalId: string): { typename: string; id: string } {
  const text = Buffer.from(globalId, "base64url").toString("utf8");
  const [typename = "", id = "", ...rest] = text.split(":");
  if (!/^[A-Z]\w+$/.test(typename) || !isUuid(id) || rest.length > 0)
    throw badInput("Identificador inválido.");
  return { typename, id };
}

/** @throws BAD_USER_INPUT for anything this API never gave out. */
export function assertGlobalId(globalId: string): string {
  decodeGlobalId(globalId);
  return globalId;
}
