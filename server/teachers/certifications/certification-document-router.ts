import { Router, type Request, type Response } from "express";
import type { ActionContext } from "../../platform/context";
import { refused } from "../../platform/http/json-errors";
import { fileReceiver } from "../../platform/http/file-requests";
import {
  asAttachment,
  documentMediaType,
  documentRefused,
  largestDocument,
  looksLikePdf,
  safeDocumentName,
} from "../../platform/uploads.rules";
import { isUuid } from "../../platform/uuid.rules";
import { isSignedIn } from "../../platform/viewer";
import { certificationDocumentPath } from "./certification-state.rules";
import { canChangeCertification, canSeeCertification } from "./certification.access";
import { storeCertificationDocument } from "./certification.action";

export interface CertificationDocumentOptions {
  contextFor: (request: Request, response: Response) => Promise<ActionContext>;
  /** Whether the viewer may read a certificate for a reason that the domains above know, as a federation that verifies it. */
  alsoSees: (ctx: ActionContext, certificationId: string) => Promise<boolean>;
}

/**
 * GET and PUT /documentos/certificacoes/:key: the PDF of a certificate. The teacher sends and reads it; admins and the
 * federations that verify the certificate read it.
 */
export function certificationDocumentRouter({ contextFor, alsoSees }: CertificationDocumentOptions): Router {
  const router = Router();
  const path = certificationDocumentPath(":key");

  /** @returns null once the request has been refused. */
  const entered = async (
    request: Request,
    response: Response,
    may: (ctx: ActionContext, certificationId: string) => Promise<boolean>,
  ) => {
    const ctx = await contextFor(request, response);
    const { key } = request.params;
    response.set("Cache-Control", "no-store");
    if (!isSignedIn(ctx.viewer))
      return refused(response, 401, "UNAUTHENTICATED", "Entre na sua conta para ver certificações.");
    if (typeof key !== "string" || !isUuid(key) || !(await may(ctx, key)))
      return refused(response, 404, "NOT_FOUND", "Certificação não encontrada.");
    return { ctx, certificationId: key };
  };

  const seen = async (ctx: ActionContext, id: string): Promise<boolean> => {
    const certification = await ctx.db.certification.findUnique({ where: { id } });
    if (!certification?.active) return false;
    return canSeeCertification(certification, ctx.viewer) || alsoSees(ctx, id);
  };

  router.get(path, async (request, response) => {
    const found = await entered(request, response, seen);
    if (!found) return;
    const { ctx, certificationId } = found;
    const document = await ctx.db.certificationDocument.findUnique({ where: { certificationId } });
    if (!document) return refused(response, 404, "NOT_FOUND", "Esta certificação ainda não tem documento.");
    response.set({
      "Content-Type": documentMediaType,
      "Content-Disposition": asAttachment(document.name),
      "X-Content-Type-Options": "nosniff",
      // A PDF may contain scripts: a viewer that shows it inline must not run them.
      "Content-Security-Policy": "default-src 'none'; sandbox",
    });
    response.end(document.content);
  });

  const receive = fileReceiver({
    entered: (request, response) =>
      entered(request, response, async (ctx, id) => (await canChangeCertification(id, ctx)) && seen(ctx, id)),
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
    const stored = await storeCertificationDocument(entry.ctx, entry.certificationId, {
      name: safeDocumentName(typeof nome === "string" ? nome : "", "certificado"),
      content: new Uint8Array(content),
    });
    if (!stored) return refused(response, 404, "NOT_FOUND", "Certificação não encontrada.");
    response.status(204).end();
  });
  return router;
}
