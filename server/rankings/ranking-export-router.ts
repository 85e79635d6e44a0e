import { Router, type Request, type Response } from "express";
import type { RankingPosition } from "../../prisma/generated/client/client";
import { displayNameFor } from "../athletes/athlete.access";
import { athletesOf } from "../athletes/athlete.loader";
import type { ActionContext } from "../platform/context";
import { refused } from "../platform/http/json-errors";
import { streamCsv } from "../platform/http/send-file";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { isUuid } from "../platform/uuid.rules";
import { isSignedIn } from "../platform/viewer";
import { isPlaced, listedPositions } from "./ranking-positions.loader";
import { rankingExportPath, rankingFileName, rankingHead, rankingLine } from "./ranking-files.rules";
import { athleteCounts, latestVersions, unplacedOf, versionsById } from "./ranking.loader";
import { visibleRanking } from "./ranking.access";

export interface RankingExportOptions {
  contextFor: (request: Request, response: Response) => Promise<ActionContext>;
}

/** GET /exportar/ranking.csv?ranking=…&lista=…: a published list, for everyone who may see its ranking. */
export function rankingExportRouter({ contextFor }: RankingExportOptions): Router {
  const router = Router();
  router.get(rankingExportPath, async (request, response) => {
    const ctx = await contextFor(request, response);
    response.set("Cache-Control", "no-store");
    const found = await askedList(ctx, request.query);
    if (!found) {
      refused(response, 404, "NOT_FOUND", "Esta lista não existe, ou não está aberta ao público.");
      return;
    }
    const { rankingId, versionId, month } = found;
    await streamCsv(response, {
      fileName: rankingFileName(month),
      count: (await athleteCounts(ctx).load(versionId)) + (await unplacedOf(ctx).load(versionId)).length,
      head: rankingHead(),
      rows: async (after: NamedPosition | null, limit) => {
        // The unplaced athletes were all appended to the last page, so a cursor on one of them is the end.
        if (after !== null && !isPlaced(after)) return [];
        const list = { versionId, search: null };
        const placed = await listedPositions(ctx, rankingId, list, {
          after,
          before: null,
          limit,
          inverted: false,
        });
        const others = placed.length < limit ? await unplacedOf(ctx).load(versionId) : [];
        return Promise.all([...placed, ...others].map((row) => named(ctx, row)));
      },
      line: rankingLine,
    });
  });
  return router;
}

type NamedPosition = RankingPosition & { name: string };

async function named(ctx: ActionContext, position: RankingPosition): Promise<NamedPosition> {
  const athlete = await athletesOf(ctx).load(position.athleteId);
  return { ...position, name: await displayNameFor(athlete, ctx) };
}

/** Null for what does not exist, is not visible, or has no list yet. */
async function askedList(ctx: ActionContext, { ranking, lista }: Request["query"]) {
  // A viewer who still has to replace a temporary password has no access.
  if (ctx.viewer !== null && !isSignedIn(ctx.viewer)) return null;
  if (typeof ranking !== "string" || !isUuid(ranking.toLowerCase())) return null;
  if (lista !== undefined && (typeof lista !== "string" || !isUuid(lista.toLowerCase()))) return null;
  const visible = await visibleRanking(ranking.toLowerCase(), ctx);
  if (!visible) return null;
  const version =
    lista === undefined
      ? await latestVersions(ctx).load(visible.id)
      : await versionsById(ctx).load(lista.toLowerCase());
  if (version?.rankingId !== visible.id) return null;
  return { rankingId: visible.id, versionId: version.id, month: dayFromDatabase(version.month) };
}
