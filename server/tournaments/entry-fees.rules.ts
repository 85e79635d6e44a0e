import { formatCents } from "../brazil/money.rules";
import { counted } from "../platform/numbers.rules";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";

/** What an organiser sets for athletes who enter several categories; amounts in centavos, null: the category's fee. */
export interface FeeTable {
  secondFeeInCents: number | null;
  thirdFeeInCents: number | null;
  /** From the fourth category on. */
  furtherFeeInCents: number | null;
  /** YYYY-MM-DD, the last day of the early fees; null: there are none. */
  earlyUntil: string | null;
  /** What the arena's own athletes pay for a category; null: no price of their own. */
  memberFeeInCents: number | null;
  /** What they save of the category's fee, 1 to 100; null: nothing. At most one of the two is set. */
  memberDiscountPercent: number | null;
}

/** What one category costs. */
export interface CategoryFees {
  feeInCents: number;
  /** Null: no early fee. */
  earlyFeeInCents: number | null;
}

/** A fee and the reason for it. */
export interface EntryFee {
  feeInCents: number;
  /** "2ª categoria: R$ 40,00", "Preço antecipado até 10/12", "Atleta da arena: 10% de desconto"; null: category fee. */
  reason: string | null;
}

/** What the n-th category of an athlete costs by the table; null: the category's fee. */
export function feeOfNumber(table: FeeTable, number: number): number | null {
  if (number <= 1) return null;
  if (number === 2) return table.secondFeeInCents;
  return number === 3 ? table.thirdFeeInCents : table.furtherFeeInCents;
}

/** The early fee of a category on a day; null after its last day, and where it saves nothing. */
export const earlyFeeOn = (
  { feeInCents, earlyFeeInCents }: CategoryFees,
  earlyUntil: string | null,
  day: string,
): number | null =>
  earlyUntil !== null && day <= earlyUntil && earlyFeeInCents !== null && earlyFeeInCents < feeInCents
    ? earlyFeeInCents
    : null;

/** The fee for the arena's own athletes, with its reason; null without a discount. Half a centavo is rounded up. */
function memberFeeOf(
  { feeInCents }: CategoryFees,
  { memberFeeInCents, memberDiscountPercent }: Pick<FeeTable, "memberFeeInCents" | "memberDiscountPercent">,
): EntryFee | null {
  if (memberFeeInCents !== null)
    return { feeInCents: memberFeeInCents, reason: `Atleta da arena: ${formatCents(memberFeeInCents)}` };
  if (memberDiscountPercent === null) return null;
  return {
    feeInCents: Math.round((feeInCents * (100 - memberDiscountPercent)) / 100),
    reason: `Atleta da arena: ${memberDiscountPercent}% de desconto`,
  };
}

/** Who enters, and when. */
export interface Entry {
  /** 1 for the athlete's first category in the tournament. */
  number: number;
  /** YYYY-MM-DD at the arena, the day on which the athlete enters. */
  day: string;
  /** Whether the athlete is an active member of the tournament's arena. */
  isMember: boolean;
}

/**
 * The fee of an enrolment: the lowest of the category's fee, the price of the athlete's n-th category, the early fee
 * and the price for the arena's own athletes. Discounts are not combined.
 */
export function computeFee(
  category: CategoryFees,
  table: FeeTable,
  { number, day, isMember }: Entry,
): EntryFee {
  const further = feeOfNumber(table, number);
  const early = earlyFeeOn(category, table.earlyUntil, day);
  const offers = [
    further === null
      ? null
      : { feeInCents: further, reason: `${number}ª categoria: ${formatCents(further)}` },
    early === null
      ? null
      : { feeInCents: early, reason: `Preço antecipado até ${dayAndMonth(table.earlyUntil ?? day)}` },
    isMember ? memberFeeOf(category, table) : null,
  ];
  let lowest: EntryFee = { feeInCents: category.feeInCents, reason: null };
  for (const offer of offers) if (offer && offer.feeInCents < lowest.feeInCents) lowest = offer;
  return lowest;
}

const dayAndMonth = (day: string): string => dateInDigits(day).slice(0, 5);

/** The lowest number that none of an athlete's categories has: what was paid keeps its number. */
export function freeNumber(taken: readonly number[]): number {
  let number = 1;
  while (taken.includes(number)) number++;
  return number;
}

/** One running enrolment of an athlete, in the order of entry. */
export interface NumberedEntry {
  id: string;
  number: number;
  /** Its price stays: it is paid, or was agreed otherwise. */
  settled: boolean;
}

/** The new numbers of the open enrolments after one ended: the lowest not taken by settled ones, in order of entry. */
export function renumbered(entries: readonly NumberedEntry[]): Map<string, number> {
  const taken = entries.flatMap(({ number, settled }) => (settled ? [number] : []));
  const numbers = new Map<string, number>();
  for (const { id, settled } of entries) {
    if (settled) continue;
    const number = freeNumber(taken);
    taken.push(number);
    numbers.set(id, number);
  }
  return numbers;
}

/** Whether the price is fixed: something was paid, or the price was set by hand. @param charge of the enrolment. */
export const isSettled = (
  { feeInCents }: { feeInCents: number },
  charge: { status: string; receivedInCents: number; amountInCents: number } | undefined,
): boolean =>
  charge !== undefined &&
  charge.status !== "CANCELLED" &&
  (charge.status !== "PENDING" || charge.receivedInCents > 0 || charge.amountInCents !== feeInCents);

/** What another category of an athlete costs since they have left one. */
export interface NewPrice {
  /** Of the category. */
  name: string;
  feeInCents: number;
}

interface PriceChange<Row> {
  row: Row;
  number: number;
  fee: EntryFee;
}

/**
 * An athlete's prices after leaving a category.
 * @param remaining their active enrolments, in the order of entry.
 * @param feeOf the fee of an enrolment as the athlete's n-th category.
 * @returns the open enrolments with new prices; and the amount by which the settled ones, whose prices are fixed, are
 * below the prices for the remaining number of categories, 0 where no number is left free.
 */
export function pricesAfterLeaving<Row extends NumberedEntry>(
  remaining: readonly Row[],
  feeOf: (row: Row, number: number) => EntryFee,
): { changes: PriceChange<Row>[]; shortfallInCents: number } {
  const open = renumbered(remaining);
  const numbers = remaining.map(({ id, number }) => open.get(id) ?? number);
  const changes = remaining.flatMap((row, index) => {
    const number = numbers[index] ?? row.number;
    return row.settled || number === row.number ? [] : [{ row, number, fee: feeOf(row, number) }];
  });
  if (numbers.every((number) => number <= remaining.length)) return { changes, shortfallInCents: 0 };
  const difference = remaining.reduce(
    (sum, row, index) =>
      sum + feeOf(row, index + 1).feeInCents - feeOf(row, numbers[index] ?? row.number).feeInCents,
    0,
  );
  return { changes, shortfallInCents: Math.max(0, difference) };
}

/** The new prices of an athlete's other categories after leaving one, in a sentence; null when nothing changes. */
export function afterLeavingInWords(
  changes: readonly { name: string; feeInCents: number }[],
  shortfallInCents: number,
): string | null {
  const parts = [
    ...changes.map(({ name, feeInCents }) => `${name} passa a custar ${formatCents(feeInCents)}`),
    ...(shortfallInCents > 0
      ? [
          `o que já foi pago pelas outras categorias não muda e fica ${formatCents(shortfallInCents)} abaixo do preço`,
        ]
      : []),
  ];
  return parts.length === 0 ? null : `${parts.join("; ")}.`;
}

/** Limits on the categories of one athlete. */
export interface EntryLimits {
  /** Null: no limit. */
  maxCategories: number | null;
  oneLevelPerGender: boolean;
  /** For how many months before the start a podium counts; null: no such rule. */
  podiumMonths: number | null;
  /** True: an athlete with a podium in a level must play a higher level. False: the athlete may not play a lower one. */
  podiumMovesUp: boolean;
}

/** The podium rule as a Portuguese sentence; null without such a rule. */
export function podiumRuleInWords({
  podiumMonths,
  podiumMovesUp,
}: Pick<EntryLimits, "podiumMonths" | "podiumMovesUp">): string | null {
  if (podiumMonths === null) return null;
  const then = podiumMovesUp ? "joga um nível acima" : "não joga abaixo dele";
  return `Quem subiu ao pódio de um nível nos ${counted(podiumMonths, "mês", "meses")} antes do início ${then}.`;
}

/** The limits and prices of a tournament in sentences, as athletes read them. */
export function entryRulesInWords(
  { maxCategories, oneLevelPerGender, podiumMonths, podiumMovesUp, ...table }: EntryLimits & FeeTable,
  categories: readonly CategoryFees[],
): string[] {
  const { secondFeeInCents, thirdFeeInCents, furtherFeeInCents, earlyUntil } = table;
  const { memberFeeInCents, memberDiscountPercent } = table;
  const costs = categories.some(({ feeInCents }) => feeInCents > 0);
  const prices = (
    [
      ["2ª categoria", secondFeeInCents],
      ["3ª categoria", thirdFeeInCents],
      ["4ª categoria em diante", furtherFeeInCents],
    ] as const
  ).flatMap(([name, fee]) => (fee === null ? [] : [`${name}: ${fee === 0 ? "gratuita" : formatCents(fee)}`]));
  const podiumRule = podiumRuleInWords({ podiumMonths, podiumMovesUp });
  const early = categories.some((category) => earlyFeeOn(category, earlyUntil, earlyUntil ?? "") !== null);
  return [
    ...(maxCategories === null
      ? []
      : [`Cada atleta joga no máximo ${counted(maxCategories, "categoria", "categorias")}.`]),
    ...(oneLevelPerGender ? ["Não é permitido jogar dois níveis do mesmo gênero."] : []),
    ...(podiumRule === null ? [] : [podiumRule]),
    ...(costs && prices.length > 0
      ? [`Quem joga mais de uma categoria paga menos: ${prices.join("; ")}.`]
      : []),
    ...(early && earlyUntil !== null
      ? [`Quem se inscreve até ${dateInDigits(earlyUntil)} paga o preço antecipado da categoria.`]
      : []),
    ...(costs && memberFeeInCents !== null
      ? [
          memberFeeInCents === 0
            ? "Atletas da arena não pagam inscrição."
            : `Atletas da arena pagam ${formatCents(memberFeeInCents)} por categoria.`,
        ]
      : []),
    ...(costs && memberDiscountPercent !== null
      ? [`Atletas da arena têm ${memberDiscountPercent}% de desconto no valor da categoria.`]
      : []),
  ];
}

/** A tournament's prices as its row has them. */
export interface Prices extends Omit<FeeTable, "earlyUntil"> {
  /** Where there are no categories. */
  feeInCents: number;
  earlyUntil: Date | null;
}

export const feeTableOf = ({
  secondFeeInCents,
  thirdFeeInCents,
  furtherFeeInCents,
  earlyUntil,
  memberFeeInCents,
  memberDiscountPercent,
}: Omit<Prices, "feeInCents">): FeeTable => ({
  secondFeeInCents,
  thirdFeeInCents,
  furtherFeeInCents,
  earlyUntil: earlyUntil && dayFromDatabase(earlyUntil),
  memberFeeInCents,
  memberDiscountPercent,
});

export const hasMemberPrice = ({
  memberFeeInCents,
  memberDiscountPercent,
}: Pick<FeeTable, "memberFeeInCents" | "memberDiscountPercent">): boolean =>
  memberFeeInCents !== null || memberDiscountPercent !== null;

/** What a category costs an athlete who enters it on a day as their n-th; without categories the tournament's fee. */
export const feeAt = (tournament: Prices, category: CategoryFees | null, entry: Entry): EntryFee =>
  computeFee(
    category ?? { feeInCents: tournament.feeInCents, earlyFeeInCents: null },
    feeTableOf(tournament),
    entry,
  );
