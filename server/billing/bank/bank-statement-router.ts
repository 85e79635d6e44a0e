import { Router, type Request, type Response } from "express";
import { canManageArenaWithId } from "../../arenas/arena.access";
import type { ActionContext } from "../../platform/context";
import { InvalidInput } from "../../platform/errors";
import { refused } from "../../platform/http/json-errors";
import { fileReceiver } from "../../platform/http/receive-file";
import { isUuid } from "../../platform/uuid.rules";
import { isSignedIn } from "../../platform/viewer";
import { largestStatement, statementProblem } from "../bank-statement.rules";
import { sendBankStatementPath, statementMediaProblem, statementMediaType } from "./bank-import.rules";
import { importBankStatement } from "./import-bank-statement.action";

export interface BankStatementOptions {
  contextFor: (request: Request, response: Response) => Promise<ActionContext>;
}

/**
 * PUT /extratos/arenas/:key?nome=…, for managers of the arena. The body is the bank's file; it is read only after the
 * sender is authorized.
 */
export function bankStatementRouter({ contextFor }: BankStatementOptions): Router {
  const router = Router();

  /** @returns the authorized arena and context; null if the request was rejected and the response has been sent. */
  const entered = async (request: Request, response: Response) => {
    const ctx = await contextFor(request, response);
    const { key } = request.params;
    response.set("Cache-Control", "no-store");
    if (!isSignedIn(ctx.viewer))
      return refused(response, 401, "UNAUTHENTICATED", "Entre para importar o extrato da arena.");
    if (typeof key !== "string" || !isUuid(key) || !(await canManageArenaWithId(key, ctx)))
      return refused(response, 404, "NOT_FOUND", "Arena não encontrada.");
    return { ctx, arenaId: key };
  };

  const receive = fileReceiver({
    entered,
    mediaTypes: [statementMediaType],
    largest: largestStatement,
    says: {
      otherType: `${statementMediaProblem}.`,
      tooLarge: `${statementProblem.tooLarge}.`,
      none: `${statementProblem.noStatement}.`,
    },
  });

  router.put(sendBankStatementPath(":key"), async (request, response) => {
    const sent = await receive(request, response);
    if (!sent) return;
    const { ctx, arenaId } = sent.entry;
    const { nome } = request.query;
    try {
      response.json(
        await importBankStatement(ctx, arenaId, {
          fileName: typeof nome === "string" ? nome : "",
          content: new Uint8Array(sent.content),
        }),
      );
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      refused(response, 400, "BAD_USER_INPUT", error.message);
    }
  });
  return router;
}
