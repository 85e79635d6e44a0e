import { Router, type Request, type Response } from "express";
import type { ActionContext } from "../../platform/context";
import { refused } from "../../platform/http/json-errors";
import { sendPdf } from "../../platform/http/send-pdf";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { isUuid } from "../../platform/uuid.rules";
import { regulationFacts } from "./regulation.loader";
import { regulationPath } from "./regulation-path.rules";

export interface RegulationOptions {
  contextFor: (request: Request, response: Response) => Promise<ActionContext>;
}

/** GET /regulamentos/:key, by what an event is held, as PDF: for everybody who may see the event. */
export function regulationRouter({ contextFor }: RegulationOptions): Router {
  const router = Router();
  router.get(regulationPath(":key"), async (request, response) => {
    const ctx = await contextFor(request, response);
    response.set("Cache-Control", "no-store");
    const { key } = request.params;
    const facts = typeof key === "string" && isUuid(key) ? await regulationFacts(ctx, key) : null;
    if (!facts) return refused(response, 404, "NOT_FOUND", "Regulamento não encontrado.");
    const { regulationPdf } = await import("./regulation-pdf");
    sendPdf(
      response,
      `regulamento-${facts.startDate}.pdf`,
      await regulationPdf(facts, dayAt(ctx.now, brasiliaTime)),
    );
  });
  return router;
}
