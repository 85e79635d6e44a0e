import { Router, type Request, type Response } from "express";
import { canManageArena, canManageArenaWithId } from "../../arenas/arena.access";
import { noteReadings } from "../../athletes/read-personal-data.action";
import type { ActionContext } from "../../platform/context";
import { InvalidInput } from "../../platform/errors";
import { refused } from "../../platform/http/json-errors";
import { fileReceiver } from "../../platform/http/receive-file";
import { sendPdf } from "../../platform/http/send-pdf";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { isUuid } from "../../platform/uuid.rules";
import { isSignedIn } from "../../platform/viewer";
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

  const receive = fileReceiver({
    entered: async (request, response) => {
      const entry = await entered(request, response, "enviar o retorno do banco");
      if (!entry) return null;
      const { ctx, key } = entry;
      if (key === null || !(await canManageArenaWithId(key, ctx)))
        return refused(response, 404, "NOT_FOUND", "Arena não encontrada.");
      return { ctx, arenaId: key };
    },
    mediaTypes: [returnMediaType],
    largest: largestReturn,
    says: {
      otherType: `${returnProblem.noReturn}.`,
      tooLarge: `${returnProblem.tooLarge}.`,
      none: `${returnProblem.noReturn}.`,
    },
  });

  router.put(sendReturnPath(":key"), async (request, response) => {
    const sent = await receive(request, response);
    if (!sent) return;
    const { ctx, arenaId } = sent.entry;
    const { nome } = request.query;
    try {
      response.json(
        await importReturn(ctx, arenaId, {
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
