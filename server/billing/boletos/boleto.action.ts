import type { BankAgreement, Boleto, Prisma } from "../../../prisma/generated/client/client";
import { assertRunning } from "../../arenas/arena.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, isUniqueViolation, type Transaction } from "../../platform/database";
import type { ErrorCode } from "../../platform/error-codes.rules";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { dayFromDatabase, dayToDatabase } from "../../platform/time/calendar-day.rules";
import { collectionAccountProblem } from "../cnab/cnab-bank.rules";
import { record, type Locked } from "../ledger.step";
import {
  accountOf,
  boletoBank,
  boletoTerms,
  isAboutPayer,
  isSamePayer,
  type BoletoPayer,
} from "./boleto-bank.rules";
import { bankAgreementSchema, issueBoletoSchema, issueBoletosSchema } from "./boleto-input.rules";
import { knownPayers, latestBoletos, type KnownPayer } from "./boleto.loader";
import {
  activeStatuses,
  boletoDueDayProblem,
  boletosWouldDrop,
  isActive,
  isMissed,
  needsDueDay,
} from "./boleto.rules";
import { lockAgreement, takeOutBoletos } from "./boleto.step";

/**
 * 'Convênio de cobrança': what the arena has agreed with the bank. The number of an agreement stays while the bank collects
 * boletos of it; those that the bank never answered for can be dropped with it, on request. Numbers of boletos only grow,
 * beyond what another program has used with the agreement.
 * @throws InvalidInput, RuleViolation
 */
export async function saveBankAgreement(ctx: ActionContext, arenaId: string, input: unknown): Promise<void> {
  const { lastUsedNumber, dropsBoletos, ...agreement } = parseInput(bankAgreementSchema, input);
  const taken = () =>
    new InvalidInput([
      { path: ["number"], message: "Este convênio já é de outra arena. Confira o número com o banco" },
    ]);
  try {
    await inTransaction(ctx.db, async (tx) => {
      const { cnpj } = await tx.arena.findUniqueOrThrow({ where: { id: arenaId }, select: { cnpj: true } });
      const problem = collectionAccountProblem(accountOf(agreement, cnpj));
      if (problem !== null) throw new InvalidInput([{ path: ["number"], message: problem }]);
      const before = await lockAgreement(tx, arenaId);
      if (before !== null && before.number !== agreement.number) {
        const open: Prisma.BoletoWhereInput = {
          arenaId,
          status: { in: [...activeStatuses, "CANCEL_REQUESTED", "CANCEL_SENT"] },
        };
        const answers = await tx.returnLine.count({
          where: { arenaId, ourNumber: { startsWith: before.number } },
        });
        const openCount = await tx.boleto.count({ where: open });
        if (openCount > 0 && answers > 0)
          throw new RuleViolation(
            "BOLETOS_OPEN",
            "O banco ainda cobra boletos deste convênio. Espere o retorno deles antes de trocar o número.",
            ["number"],
          );
        // No return of the old number was imported: it may be a mistake, or the first return is still to come.
        if (openCount > 0 && !dropsBoletos)
          throw new RuleViolation("BOLETOS_WOULD_DROP", boletosWouldDrop(openCount, before.number), [
            "dropsBoletos",
          ]);
        await tx.boleto.updateMany({ where: open, data: { status: "DROPPED", changedAt: ctx.now } });
      }
      // Its boletos have numbers that the bank takes once.
      const used = await tx.boleto.count({
        where: { ourNumber: { startsWith: agreement.number }, arenaId: { not: arenaId } },
      });
      if (used > 0) throw taken();
      const lastSequence = Math.max(before?.lastSequence ?? 0, lastUsedNumber ?? 0);
      await tx.bankAgreement.upsert({
        where: { arenaId },
        create: { arenaId, ...agreement, lastSequence, changedAt: ctx.now },
        update: { ...agreement, lastSequence, changedAt: ctx.now },
      });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw taken();
    throw error;
  }
}

/** Why no boleto was issued for a charge. */
interface Problem {
  code: ErrorCode;
  message: string;
  path?: string[];
}

/**
 * 'Emitir Boleto': makes the boleto of an open charge, which the next remittance takes to the bank.
 * @throws InvalidInput, RuleViolation
 */
export async function issueBoleto(ctx: ActionContext, chargeId: string, input: unknown): Promise<void> {
  const { dueOn, payerDocument, ...typed } = parseInput(issueBoletoSchema, input);
  const payer = { ...typed, payerDocument };
  const problems = await inTransaction(ctx.db, (tx) =>
    issue(tx, ctx, [chargeId], dueOn, (known) => ({
      ...payer,
      payerDocument: payerDocument ?? known.document ?? "",
    })),
  );
  const problem = problems.get(chargeId);
  if (!problem) return;
  const { code, message, path } = problem;
  if (path) throw new InvalidInput([{ path, message }]);
  throw new RuleViolation(code, message);
}

/**
 * 'Gerar Boletos': the same for several charges of one arena, with the address that each payer's last boleto had. A fixed
 * number of statements.
 * @returns by charge why it got none; null if it got one.
 * @throws InvalidInput, RuleViolation
 */
export async function issueBoletos(
  ctx: ActionContext,
  input: unknown,
): Promise<ReadonlyMap<string, string | null>> {
  const { chargeIds, dueOn } = parseInput(issueBoletosSchema, input);
  const problems = await inTransaction(ctx.db, (tx) => issue(tx, ctx, chargeIds, dueOn, ({ last }) => last));
  return new Map(chargeIds.map((id) => [id, problems.get(id)?.message ?? null]));
}

async function issue(
  tx: Transaction,
  ctx: ActionContext,
  chargeIds: readonly string[],
  chosenDay: string | null,
  payerOf: (known: KnownPayer) => BoletoPayer | null,
): Promise<Map<string, Problem>> {
  const locked: Locked[] = [];
  // Under their locks, so that none is paid or changed meanwhile.
  await record(tx, ctx, { id: { in: [...chargeIds] } }, (one) => {
    locked.push(one);
    return null;
  });
  const arenaId = assertOneArena(locked);
  await assertRunning(tx, arenaId);
  const agreement = await lockAgreement(tx, arenaId);
  if (agreement === null)
    throw new RuleViolation("BOLETO_NO_AGREEMENT", "Cadastre antes o convênio de cobrança, em Boletos.");
  const today = locked[0]?.today ?? "";
  assertChosenDay(locked, chosenDay, today);
  const last = await latestBoletos(tx, chargeIds);
  const payers = await knownPayers(tx, chargeIds);
  const problems = new Map<string, Problem>();
  const made: Prisma.BoletoCreateManyInput[] = [];
  const missed: string[] = [];
  let { lastSequence } = agreement;
  for (const { charge, standing } of locked.toSorted(
    (a, b) => chargeIds.indexOf(a.charge.id) - chargeIds.indexOf(b.charge.id),
  )) {
    const before = last.get(charge.id) ?? null;
    const known = payers.get(charge.id) ?? { last: null, document: null };
    const payer = payerOf(known);
    const terms = boletoTerms(standing);
    const dueOn =
      needsDueDay(standing.dueOn, today) || standing.dueOn === null ? (chosenDay ?? today) : standing.dueOn;
    const problem =
      problemOfCharge(standing.status, terms.amountInCents, before, today) ??
      problemOfPayer(payer) ??
      problemOfRefused({ before, usual: known.last, agreement, payer, dueOn, ...terms });
    if (problem !== null || payer === null) {
      if (problem !== null) problems.set(charge.id, problem);
      continue;
    }
    if (before !== null && isActive(before.status)) missed.push(charge.id);
    lastSequence += 1;
    made.push({
      arenaId,
      chargeId: charge.id,
      sequence: lastSequence,
      ourNumber: boletoBank().ourNumberOf(accountOf(agreement, ""), lastSequence),
      ...terms,
      issuedOn: dayToDatabase(today),
      dueOn: dayToDatabase(dueOn),
      ...payerFieldsOf(payer),
      changedAt: ctx.now,
    });
  }
  if (missed.length > 0) await takeOutBoletos(tx, missed, ctx.now);
  if (made.length === 0) return problems;
  await tx.boleto.createMany({ data: made });
  await tx.bankAgreement.update({ where: { arenaId }, data: { lastSequence } });
  return problems;
}

const payerFieldsOf = ({
  payerName,
  payerDocument,
  street,
  district,
  postalCode,
  city,
  uf,
}: BoletoPayer): BoletoPayer => ({ payerName, payerDocument, street, district, postalCode, city, uf });

/** @throws InvalidInput */
function assertOneArena(locked: readonly Locked[]): string {
  const [arenaId, ...others] = new Set(locked.map(({ charge }) => charge.arenaId));
  if (others.length > 0)
    throw new InvalidInput([{ path: ["chargeIds"], message: "Escolha cobranças de uma só arena" }]);
  if (!arenaId) throw new InvalidInput([{ path: ["chargeIds"], message: "Só arenas emitem boletos" }]);
  return arenaId;
}

/** @throws InvalidInput for a missing or an impossible day. */
function assertChosenDay(locked: readonly Locked[], chosen: string | null, today: string): void {
  const past = locked.some(
    ({ standing }) => standing.status === "PENDING" && needsDueDay(standing.dueOn, today),
  );
  const message = past
    ? chosen === null
      ? "Escolha o vencimento do boleto"
      : boletoDueDayProblem(chosen, today)
    : null;
  if (message !== null) throw new InvalidInput([{ path: ["dueOn"], message }]);
}

function problemOfCharge(status: string, owed: number, before: Boleto | null, today: string): Problem | null {
  if (status !== "PENDING" || owed === 0)
    return { code: "CHARGE_NOT_PENDING", message: "Esta cobrança não está em aberto." };
  if (before === null || !isActive(before.status)) return null;
  return isMissed({ status: before.status, dueOn: dayFromDatabase(before.dueOn) }, today)
    ? null
    : {
        code: "BOLETO_EXISTS",
        message: "Esta cobrança já tem boleto. Peça a baixa dele antes de emitir outro.",
      };
}

function problemOfPayer(payer: BoletoPayer | null): Problem | null {
  if (payer === null)
    return {
      code: "BOLETO_PAYER",
      message: "Falta o endereço de quem paga: emita o primeiro boleto pelo menu da cobrança.",
    };
  return payer.payerDocument === ""
    ? { code: "BOLETO_PAYER", message: "Diga o CPF ou o CNPJ de quem paga", path: ["payerDocument"] }
    : null;
}

interface Refused {
  /** The charge's last boleto. */
  before: Boleto | null;
  /** The payer's last boleto. */
  usual: Boleto | null;
  agreement: BankAgreement;
  payer: BoletoPayer | null;
  dueOn: string;
  amountInCents: number;
}

/** What the bank has refused is not sent again as it was; reasons about who pays hold for all charges of the payer. */
function problemOfRefused({
  before,
  usual,
  agreement,
  payer,
  dueOn,
  amountInCents,
}: Refused): Problem | null {
  const refusedBy = (boleto: Boleto | null): boleto is Boleto => boleto?.status === "REFUSED";
  const words = (boleto: Boleto) =>
    `O banco ${(boleto.bankWords ?? "recusado").replace(/^recusado/, "recusou")}. Corrija os dados antes de emitir de novo.`;
  if (payer === null) return null;
  if (refusedBy(usual) && isAboutPayer(usual.bankWords) && isSamePayer(usual, payer))
    return { code: "BOLETO_REFUSED", message: words(usual) };
  if (!refusedBy(before) || agreement.changedAt > before.changedAt) return null;
  const isSame =
    isSamePayer(before, payer) &&
    (isAboutPayer(before.bankWords) ||
      (dayFromDatabase(before.dueOn) === dueOn && before.amountInCents === amountInCents));
  return isSame ? { code: "BOLETO_REFUSED", message: words(before) } : null;
}

/**
 * Takes the boleto of a charge out: what has not been sent is dropped, of any other the next remittance asks the bank. The
 * charge stays open.
 * @throws RuleViolation
 */
export async function cancelBoleto(ctx: ActionContext, chargeId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM faturamento WHERE id = ${chargeId}::uuid FOR UPDATE`;
    if ((await takeOutBoletos(tx, [chargeId], ctx.now)) === 0)
      throw new RuleViolation("BOLETO_NONE", "Esta cobrança não tem boleto a baixar.");
  });
}
