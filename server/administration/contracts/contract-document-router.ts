import { raw, Router, type Request, type Response } from "express";
import type { ActionContext } from "../../platform/context";
import { giveLonger } from "../../platform/http/answer-within";
import { errorAnswer } from "../../platform/http/json-errors";
import { isUuid } from "../../platform/uuid.rules";
import { isAdmin, isSignedIn } from "../../platform/viewer";
import { canAdministerContract } from "../administration.access";
import {
  asAttachment,
  contractDocumentPath,
  documentMediaType,
  documentRefused,
  largestDocument,
  looksLikePdf,
  safeDocumentName,
} from "./contract-document.rules";
import { storeDocument } from "./store-document.action";

/** As long as a request may take to arrive at all: 5 MB are sent from a beach too. */
const longestUploadMs = 60_000;

export interface ContractDocumentOptions {
  contextFor: (request: Request, response: Response) => Promise<ActionContext>;
}

/**
 * GET and PUT /documentos/contratos/:key, for an admin's token, which no other site's page has. What is sent is the file
 * itself, with `?nome=` its name. Nothing of it is read before it is known who sends it, and no more than a document may have.
 */
export function contractDocumentRouter({ contextFor }: ContractDocumentOptions): Router {
  const router = Router();
  const path = contractDocumentPath(":key");
  const refused = (response: Response, status: number, code: string, message: string) =>
    void response.status(status).json(errorAnswer(code, message));

  /** @returns what the request may work with; null once it has been told why not. */
  const entered = async (request: Request, response: Response) => {
    const ctx = await contextFor(request, response);
    const { key } = request.params;
    response.set("Cache-Control", "no-store");
    if (!isSignedIn(ctx.viewer))
      return refused(response, 401, "UNAUTHENTICATED", "Entre como administrador para ver contratos.");
    if (!isAdmin(ctx.viewer))
      return refused(response, 403, "FORBIDDEN", "Apenas administradores veem contratos.");
    if (typeof key !== "string" || !isUuid(key) || !(await canAdministerContract(key, ctx)))
      return refused(response, 404, "NOT_FOUND", "Contrato não encontrado.");
    return { ctx, contractId: key };
  };

  router.get(path, async (request, response) => {
    const found = await entered(request, response);
    if (!found) return;
    const { ctx, contractId } = found;
    const document = await ctx.db.contractDocument.findUnique({ where: { contractId } });
    if (!document) return refused(response, 404, "NOT_FOUND", "Este contrato ainda não tem documento.");
    response.set({
      "Content-Type": documentMediaType,
      "Content-Disposition": asAttachment(document.name),
      "X-Content-Type-Options": "nosniff",
      // A PDF may bring scripts along: where one is shown all the same, they have nothing.
      "Content-Security-Policy": "default-src 'none'; sandbox",
    });
    response.end(document.content);
  });

  router.put(path, async (request, response) => {
    const found = await entered(request, response);
    if (!found) return;
    if (!request.is(documentMediaType)) return refused(response, 415, "BAD_USER_INPUT", documentRefused);
    giveLonger(response, longestUploadMs);
    const content = await bodyOf(request, response);
    if (response.headersSent) return;
    if (content === "TOO_LARGE") return refused(response, 413, "BAD_USER_INPUT", documentRefused);
    if (content === null || !looksLikePdf(content))
      return refused(response, 400, "BAD_USER_INPUT", documentRefused);
    // It may have taken a minute to come: whoever is no admin any more stores nothing.
    const still = await entered(request, response);
    if (!still) return;
    const { nome } = request.query;
    await storeDocument(still.ctx, still.contractId, {
      name: safeDocumentName(typeof nome === "string" ? nome : ""),
      content: new Uint8Array(content),
    });
    response.status(204).end();
  });
  return router;
}

/** What comes is counted while it comes; compressed it could become more than was counted, so that it is not taken. */
const read = raw({ type: () => true, limit: largestDocument, inflate: false });

/** @returns all of it; null where it is none, or did not come to its end. */
const bodyOf = (request: Request, response: Response) =>
  new Promise<Buffer | "TOO_LARGE" | null>((resolve) => {
    read(request, response, (error?: unknown) => {
      if (error instanceof Error && "status" in error)
        return resolve(error.status === 413 ? "TOO_LARGE" : null);
      const body: unknown = request.body;
      resolve(Buffer.isBuffer(body) ? body : null);
    });
  });
