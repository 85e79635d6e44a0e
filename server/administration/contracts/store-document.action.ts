import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { sizeInWords } from "../../platform/pdf-document.rules";
import { auditContract, lockContract } from "./write-contract.step";

/** A file that was looked at. */
export interface SentDocument {
  name: string;
  content: Uint8Array<ArrayBuffer>;
}

/** Puts a document in the place of the one before; the last of two who send at once has it. */
export async function storeDocument(
  ctx: ActionContext,
  contractId: string,
  { name, content }: SentDocument,
): Promise<void> {
  const kept = { name, content, size: content.length, sentAt: ctx.now };
  await inTransaction(ctx.db, async (tx) => {
    const contract = await lockContract(tx, contractId);
    const before = await tx.contractDocument.findUnique({ where: { contractId }, select: { size: true } });
    await tx.contractDocument.upsert({
      where: { contractId },
      create: { contractId, ...kept },
      update: kept,
      select: { contractId: true },
    });
    // Not its name: people call files after people.
    await auditContract(tx, ctx, contract, {
      action: "SEND_CONTRACT_DOCUMENT",
      changes: {
        before: before && { Documento: sizeInWords(before.size) },
        after: { Documento: sizeInWords(kept.size) },
      },
    });
  });
}
