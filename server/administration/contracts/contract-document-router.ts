import { Router, type Request, type Response } from "express";
import type { ActionContext } from "../../platform/context";
import { refused } from "../../platform/http/json-errors";
import { fileReceiver } from "../../platform/http/file-requests";
import { isUuid } from "../../platform/uuid.rules";
import { isAdmin, isSignedIn } from "../../platform/viewer";
import { canAdministerContract } from "../administration.access";
import {
  asAttachment,
  documentMediaType,
  documentRefused,
  largestDocument,
  looksLikePdf,
  safeDocumentName,
} from "../../platform/uploads.rules";
import { contractDocumentPath } from "./contract-document.rules";
import { storeDocument } from "./contract.action";

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

  /** Authorizes the request. @returns null if the request has already been answered with a refusal. */
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

  const receive = fileReceiver({
    entered,
    mediaTypes: [documentMediaType],
    largest: largestDocument,
    says: { otherType: documentRefused, tooLarge: documentRefused, none: documentRefused },
  });
  router.put(path, async (request, response) => {
    const sent = await receive(request, response);
    if (!sent) return;
    const { entry, content } = sent;
    if (!looksLikePdf(content)) return refused(response, 400, "BAD_USER_INPUT", documentRefused);
    const { nome } = request.query;
    await storeDocument(entry.ctx, entry.contractId, {
      name: safeDocumentName(typeof nome === "string" ? nome : "", "contrato"),
      content: new Uint8Array(content),
    });
    response.status(204).end();
  });
  return router;
}
