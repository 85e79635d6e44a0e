import type { Request, Response } from "express";
import { canManageArena } from "../arenas/arena.access";
import type { ActionContext } from "../platform/context";
import { refused } from "../platform/http/json-errors";
import { isCalendarDate } from "../platform/time/calendar-day.rules";
import { isUuid } from "../platform/uuid.rules";
import { isSignedIn } from "../platform/viewer";

/**
 * The arena of `?arena=` whose money somebody takes along as a file, for who manages it.
 * @param what they take, as "as cobranças".
 * @returns its id; null once it has been told why not.
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

/** The first day of `?mes=YYYY-MM`; null for what is no month. */
export const monthAsked = (asked: unknown): string | null =>
  typeof asked === "string" && isCalendarDate(`${asked}-01`) ? `${asked}-01` : null;
