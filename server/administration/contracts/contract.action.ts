import { lockArena } from "../../arenas/arena.step";
import { lockFederation } from "../../federations/federation.step";
import { changesOf, type AuditFields } from "../../identity/audit.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { parseInput } from "../../platform/parse-input";
import {
  newContractSchema,
  contractTermsSchema,
  renewalSchema,
  endingSchema,
  type ContractTerms,
} from "./contract.rules";
import {
  auditContract,
  orOverlap,
  termsToDatabase,
  assertSeen,
  lockContract,
  termsOf,
  daysOf,
} from "./write-contract.step";
import { contractEnded } from "./contract.errors";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import {
  billingPeriodLabel,
  contractStateOn,
  endingProblem,
  endsInOrder,
  renewalProblem,
} from "./contract-period.rules";
import { formatCents } from "../../brazil/money.rules";
import { sizeInWords } from "../../platform/uploads.rules";

/** A contract's audit fields, labelled as in its form. */
const contractAuditFields = (terms: ContractTerms): AuditFields => ({
  Plano: terms.plan,
  Cobrança: billingPeriodLabel[terms.billingPeriod],
  Valor: formatCents(terms.priceInCents),
  "Primeiro dia": dateInDigits(terms.firstDay),
  "Último dia": terms.lastDay === null ? "Prazo indeterminado" : dateInDigits(terms.lastDay),
  "Renova sozinho": terms.renewsItself,
  "Renova por (meses)": terms.termMonths,
});

/**
 * Writes down what an arena or a federation has agreed with the platform.
 * @param input with the row's own ids.
 * @returns its id.
 * @throws InvalidInput, RuleViolation where another contract runs on one of the days.
 */
export async function createContract(ctx: ActionContext, input: unknown): Promise<string> {
  const { arenaId = null, federationId = null, ...terms } = parseInput(newContractSchema, input);
  const work = inTransaction(ctx.db, async (tx) => {
    const party = { arenaId, federationId };
    // Guards against the concurrent deletion of the arena or federation.
    if (arenaId) await lockArena(tx, arenaId);
    if (federationId) await lockFederation(tx, federationId);
    const { id } = await tx.contract.create({
      data: { ...party, ...termsToDatabase(terms), createdAt: ctx.now },
      select: { id: true },
    });
    const changes = changesOf({}, contractAuditFields(terms));
    await auditContract(tx, ctx, party, { action: "CREATE_CONTRACT", changes });
    return id;
  });
  return orOverlap(work, "firstDay");
}

/**
 * Corrects the terms of a contract. Skips the write if nothing changed.
 * @param version the version that the form was filled from; a stale one is rejected.
 * @throws InvalidInput, ContractChangedMeanwhile, RuleViolation if it was ended or would overlap another contract.
 */
export async function updateContract(
  ctx: ActionContext,
  id: string,
  version: number,
  input: unknown,
): Promise<void> {
  const terms = parseInput(contractTermsSchema, input);
  const work = inTransaction(ctx.db, async (tx) => {
    const stored = await lockContract(tx, id);
    const changes = changesOf(contractAuditFields(termsOf(stored)), contractAuditFields(terms));
    if (changes === null) return;
    assertSeen(stored, version);
    if (stored.endedOn !== null) throw contractEnded();
    await tx.contract.update({
      where: { id },
      data: { ...termsToDatabase(terms), version: { increment: 1 } },
    });
    await auditContract(tx, ctx, stored, { action: "UPDATE_CONTRACT", changes });
  });
  await orOverlap(work, "firstDay");
}

/**
 * Renews a contract by hand until another last day, without a gap; also an expired one.
 * @param version the version that the user saw, so that a double click renews only once.
 * @throws InvalidInput, ContractChangedMeanwhile, RuleViolation if it renews automatically or has no end, was ended, or
 * would overlap a later contract.
 */
export async function renewContract(
  ctx: ActionContext,
  id: string,
  version: number,
  input: unknown,
): Promise<void> {
  const { lastDay } = parseInput(renewalSchema, input);
  const work = inTransaction(ctx.db, async (tx) => {
    const stored = await lockContract(tx, id);
    const agreed = daysOf(stored).lastDay;
    if (agreed === lastDay && stored.version === version + 1) return;
    assertSeen(stored, version);
    if (stored.endedOn !== null) throw contractEnded();
    if (agreed === null || stored.renewsItself)
      throw new RuleViolation("NOTHING_TO_RENEW", "Este contrato continua sem que ninguém o renove.");
    const message = renewalProblem(agreed, lastDay, dayAt(ctx.now, brasiliaTime));
    if (message !== null) throw new InvalidInput([{ path: ["lastDay"], message }]);
    const day = dayToDatabase(lastDay);
    await tx.contract.update({
      where: { id },
      data: { lastDay: day, endsInOrder: day, version: { increment: 1 } },
    });
    const changes = {
      before: { "Último dia": dateInDigits(agreed) },
      after: { "Último dia": dateInDigits(lastDay) },
    };
    await auditContract(tx, ctx, stored, { action: "RENEW_CONTRACT", changes });
  });
  await orOverlap(work, "lastDay");
}

/**
 * It is over from a day on, whatever was agreed. Until that day has come another one may be said.
 * @param version the one that was seen.
 * @throws InvalidInput, ContractChangedMeanwhile, RuleViolation once it is over, or where a later day meets another one.
 */
export async function endContract(
  ctx: ActionContext,
  id: string,
  version: number,
  input: unknown,
): Promise<void> {
  const { endsOn, reason } = parseInput(endingSchema, input);
  const today = dayAt(ctx.now, brasiliaTime);
  const work = inTransaction(ctx.db, async (tx) => {
    const stored = await lockContract(tx, id);
    const days = daysOf(stored);
    const again = days.endedOn === endsOn && stored.endReason === reason;
    if (again) return;
    if (contractStateOn(days, today) === "ENDED") throw contractEnded();
    assertSeen(stored, version);
    const message = endingProblem(days, endsOn, today);
    if (message !== null) throw new InvalidInput([{ path: ["endsOn"], message }]);
    await tx.contract.update({
      where: { id },
      data: {
        endedOn: dayToDatabase(endsOn),
        endReason: reason,
        endsInOrder: dayToDatabase(endsInOrder({ ...days, endedOn: endsOn })),
        version: { increment: 1 },
      },
    });
    const changes = changesOf(
      { "Encerrado a partir de": days.endedOn && dateInDigits(days.endedOn) },
      { "Encerrado a partir de": dateInDigits(endsOn) },
    );
    await auditContract(tx, ctx, stored, { action: "END_CONTRACT", reason, changes });
  });
  await orOverlap(work, "endsOn");
}

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
