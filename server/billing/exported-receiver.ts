import type { Request, Response } from "express";
import { canManageArena } from "../arenas/arena.access";
import { canManageFederationWithId } from "../federations/federation.access";
import type { ActionContext } from "../platform/context";
import { refused } from "../platform/http/json-errors";
import { isCalendarDate } from "../platform/time/calendar-day.rules";
import { isUuid } from "../platform/uuid.rules";
import { isSignedIn } from "../platform/viewer";

/**
 * Checks that the user manages the arena of `?arena=` before a financial export.
 * @param what name of the export for messages, such as "as cobranças".
 * @returns the arena id; null if the request was rejected and the response has been sent.
 */
export async function exportedArena(
  ctx: ActionContext,
  request: Request,
  response: Response,
  what: string,
): Promise<string | null> {
  const no = (status: number, code: string, message: string) => {
    refused(response, status, code, message);
    return null;
  };
  response.set("Cache-Control", "no-store");
  const { arena } = request.query;
  if (!isSignedIn(ctx.viewer)) return no(401, "UNAUTHENTICATED", `Entre para exportar ${what}.`);
  if (typeof arena !== "string" || !isUuid(arena)) return no(400, "BAD_USER_INPUT", "Arena inválida.");
  if (!canManageArena(arena, ctx.viewer) || (await ctx.db.arena.count({ where: { id: arena } })) === 0)
    return no(403, "FORBIDDEN", `Apenas quem gere a arena exporta ${what}.`);
  return arena;
}

/** The receiver: an arena or a federation. */
export type ExportedReceiver =
  | { arenaId: string; federationId: null }
  | { arenaId: null; federationId: string };

/** The same for an arena, or for the federation of `?federacao=` and its members. */
export async function exportedReceiver(
  ctx: ActionContext,
  request: Request,
  response: Response,
  what: string,
): Promise<ExportedReceiver | null> {
  const { federacao } = request.query;
  if (federacao === undefined) {
    const arenaId = await exportedArena(ctx, request, response, what);
    return arenaId === null ? null : { arenaId, federationId: null };
  }
  const no = (status: number, code: string, message: string) => {
    refused(response, status, code, message);
    return null;
  };
  response.set("Cache-Control", "no-store");
  const { viewer } = ctx;
  if (!isSignedIn(viewer)) return no(401, "UNAUTHENTICATED", `Entre para exportar ${what}.`);
  if (typeof federacao !== "string" || !isUuid(federacao))
    return no(400, "BAD_USER_INPUT", "Federação inválida.");
  if (!(await canManageFederationWithId(federacao, ctx)))
    return no(403, "FORBIDDEN", `Apenas quem trabalha na federação exporta ${what}.`);
  return { arenaId: null, federationId: federacao };
}

/** The first day of `?mes=YYYY-MM`; null if invalid. */
export const monthAsked = (asked: unknown): string | null =>
  typeof asked === "string" && isCalendarDate(`${asked}-01`) ? `${asked}-01` : null;
