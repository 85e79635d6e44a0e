import { Router, type Request, type Response } from "express";
import type { ActionContext } from "../../platform/context";
import { refused } from "../../platform/http/json-errors";
import { sendPdf } from "../../platform/http/send-file";
import { isUuid } from "../../platform/uuid.rules";
import { isSignedIn } from "../../platform/viewer";
import { canSeeCharge } from "../charges/charge.access";
import { issueReceipt } from "./issue-receipt.action";
import { paidEntry, stands } from "./receipt.loader";
import { receiptFileName, receiptPath } from "./receipt.rules";

export interface ReceiptOptions {
  contextFor: (request: Request, response: Response) => Promise<ActionContext>;
}

/**
 * GET /recibos/:key, the receipt of a payment as PDF, for payer and receiver. The first download assigns its number.
 */
export function receiptRouter({ contextFor }: ReceiptOptions): Router {
  const router = Router();
  router.get(receiptPath(":key"), async (request, response) => {
    const ctx = await contextFor(request, response);
    response.set("Cache-Control", "no-store");
    if (!isSignedIn(ctx.viewer)) return refused(response, 401, "UNAUTHENTICATED", "Entre para ver o recibo.");
    const { key } = request.params;
    const payment = typeof key === "string" && isUuid(key) ? await paidEntry(ctx, key) : null;
    if (!payment || !canSeeCharge(payment.charge, ctx.viewer))
      return refused(response, 404, "NOT_FOUND", "Recibo não encontrado.");
    if (!stands(payment))
      return refused(response, 409, "CONFLICT", "Este pagamento foi desfeito: não há recibo dele.");
    const facts = await issueReceipt(ctx, payment);
    const { receiptPdf } = await import("./receipt-pdf");
    sendPdf(response, receiptFileName(facts.number), await receiptPdf(facts));
  });
  return router;
}
