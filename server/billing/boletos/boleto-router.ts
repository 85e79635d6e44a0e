import { Router, type Request, type Response } from "express";
import { canManageArena } from "../../arenas/arena.access";
import { noteReadings } from "../../athletes/read-personal-data.action";
import type { ActionContext } from "../../platform/context";
import { refused } from "../../platform/http/json-errors";
import { sendPdf } from "../../platform/http/send-file";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { isUuid } from "../../platform/uuid.rules";
import { isSignedIn } from "../../platform/viewer";
import { bankFileUpload } from "../bank-file-upload";
import { canSeeCharge } from "../charges/charge.access";
import { largestReturn, returnProblem } from "../cnab/return-file.rules";
import {
  boletoPdfPath,
  isPayable,
  notPayableText,
  remittanceFileName,
  remittancePath,
  returnMediaType,
  sendReturnPath,
} from "./boleto.rules";
import { ourNumbersIn } from "./boleto.step";
import { importReturn } from "./import-return.action";

export interface BoletoOptions {
  contextFor: (request: Request, response: Response) => Promise<ActionContext>;
}

/**
 * GET /boletos/:key, the PDF, for its payer and the arena's managers; GET /remessas/:key and PUT /retornos/arenas/:key?nome=…,
 * the files exchanged with the bank, for managers of the arena.
 */
export function boletoRouter({ contextFor }: BoletoOptions): Router {
  const router = Router();

  const entered = async (request: Request, response: Response, what: string) => {
    const ctx = await contextFor(request, response);
    const { key } = request.params;
    response.set("Cache-Control", "no-store");
    if (!isSignedIn(ctx.viewer)) {
      refused(response, 401, "UNAUTHENTICATED", `Entre para ${what}.`);
      return null;
    }
    return { ctx, key: typeof key === "string" && isUuid(key) ? key : null };
  };

  router.get(boletoPdfPath(":key"), async (request, response) => {
    const entry = await entered(request, response, "ver o boleto");
    if (!entry) return;
    const { ctx, key } = entry;
    const boleto =
      key === null
        ? null
        : await ctx.db.boleto.findUnique({
            where: { id: key },
            include: {
              charge: true,
              arena: { select: { cnpj: true, fullAddress: true, bankAgreement: true } },
            },
          });
    if (!boleto || !canSeeCharge(boleto.charge, ctx.viewer))
      return refused(response, 404, "NOT_FOUND", "Boleto não encontrado.");
    const { charge, arena, status } = boleto;
    if (!isPayable(status) || arena.bankAgreement === null)
      return refused(response, 409, "CONFLICT", notPayableText(status));
    const { athleteId } = charge;
    if (athleteId !== null && athleteId !== ctx.viewer?.athleteId) await noteReadings(ctx, [athleteId]);
    const { boletoPdf } = await import("./boleto-pdf");
    const content = await boletoPdf({
      ...boleto,
      issuedOn: dayFromDatabase(boleto.issuedOn),
      dueOn: dayFromDatabase(boleto.dueOn),
      description: charge.description,
      agreement: arena.bankAgreement,
      cnpj: arena.cnpj,
      address: arena.fullAddress,
    });
    sendPdf(response, `boleto-${boleto.ourNumber}.pdf`, content);
  });

  router.get(remittancePath(":key"), async (request, response) => {
    const entry = await entered(request, response, "baixar a remessa");
    if (!entry) return;
    const { ctx, key } = entry;
    const remittance = key === null ? null : await ctx.db.remittance.findUnique({ where: { id: key } });
    if (!remittance || !canManageArena(remittance.arenaId, ctx.viewer))
      return refused(response, 404, "NOT_FOUND", "Remessa não encontrada.");
    // Also those that the file takes out, which another file took to the bank.
    const paid = await ctx.db.boleto.findMany({
      where: {
        arenaId: remittance.arenaId,
        ourNumber: { in: ourNumbersIn(remittance.content) },
        charge: { athleteId: { not: null } },
      },
      select: { charge: { select: { athleteId: true } } },
    });
    await noteReadings(ctx, [...new Set(paid.flatMap(({ charge }) => charge.athleteId ?? []))]);
    response.set({
      "Content-Type": "text/plain; charset=us-ascii",
      "Content-Disposition": `attachment; filename="${remittanceFileName(remittance.number)}"`,
      "X-Content-Type-Options": "nosniff",
    });
    response.end(remittance.content);
  });

  router.put(
    sendReturnPath(":key"),
    bankFileUpload({
      contextFor,
      signIn: "Entre para enviar o retorno do banco.",
      mediaType: returnMediaType,
      largest: largestReturn,
      says: {
        otherType: `${returnProblem.noReturn}.`,
        tooLarge: `${returnProblem.tooLarge}.`,
        none: `${returnProblem.noReturn}.`,
      },
      take: importReturn,
    }),
  );
  return router;
}
