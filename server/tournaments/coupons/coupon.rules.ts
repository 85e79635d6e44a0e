import { z } from "zod";
import { formatCents } from "../../brazil/money.rules";
import { cleanString, someAmountInCents } from "../../platform/input-fields.rules";
import { counted } from "../../platform/numbers.rules";
import { optionalDate } from "../../platform/time/date-fields.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import type { EntryFee } from "../entry-fees.rules";
import { wholeNumber } from "../tournament-fields.rules";

/** The most coupons of one tournament, ended ones too. */
export const mostCoupons = 50;

const percentage = "Informe de 1 a 100%";
const uses = "Informe de 1 a 2.000 usos";
const codeProblem = "Use de 3 a 20 letras sem acento, números ou hífens";

/** As codes are compared: without spaces around them, in upper case. */
export const couponCode = (typed: string): string => typed.trim().toLocaleUpperCase("pt-BR");

/**
 * A new coupon; the form and the API share it.
 * @param today YYYY-MM-DD where it is played; a last day before it is refused.
 */
export const newCouponSchema = (today: string) =>
  z
    .object({
      code: cleanString("Informe o código")
        .transform(couponCode)
        .pipe(z.string().regex(/^[A-Z0-9-]{3,20}$/, codeProblem)),
      discountPercent: wholeNumber.min(1, percentage).max(100, percentage).nullish().default(null),
      discountInCents: someAmountInCents.nullish().default(null),
      lastDay: optionalDate.refine((day) => day === null || day >= today, "Este dia já passou"),
      maxUses: wholeNumber.min(1, uses).max(2000, uses).nullish().default(null),
    })
    .superRefine(({ discountPercent, discountInCents }, ctx) => {
      if ((discountPercent ?? null) === null && (discountInCents ?? null) === null)
        ctx.addIssue({ code: "custom", path: ["discountPercent"], message: "Informe o desconto" });
      if (typeof discountPercent === "number" && typeof discountInCents === "number")
        ctx.addIssue({
          code: "custom",
          path: ["discountInCents"],
          message: "Escolha uma porcentagem ou um valor, não os dois",
        });
    });

/** What a coupon takes off. */
export interface Discount {
  code: string;
  discountPercent: number | null;
  discountInCents: number | null;
}

/** A reckoned fee less the discount of a coupon, not below nothing; half a centavo is rounded up. */
export function withCoupon(fee: EntryFee, coupon: Discount | null): EntryFee {
  if (coupon === null || fee.feeInCents === 0) return fee;
  const { code, discountPercent, discountInCents } = coupon;
  const feeInCents =
    discountPercent === null
      ? Math.max(0, fee.feeInCents - (discountInCents ?? 0))
      : Math.round((fee.feeInCents * (100 - discountPercent)) / 100);
  const saved = `cupom ${code}: menos ${formatCents(fee.feeInCents - feeInCents)}`;
  return { feeInCents, reason: fee.reason === null ? `C${saved.slice(1)}` : `${fee.reason}; ${saved}` };
}

/** Until when and how often a coupon may be used. */
export interface CouponLimits {
  ended: boolean;
  /** YYYY-MM-DD; null: no end. */
  lastDay: string | null;
  maxUses: number | null;
  /** Running enrolments that have it. */
  useCount: number;
}

/** Why a coupon cannot be used on a day; null where it can. */
export function couponProblem(
  { ended, lastDay, maxUses, useCount }: CouponLimits,
  today: string,
): string | null {
  if (ended) return "Este cupom foi encerrado";
  if (lastDay !== null && today > lastDay) return `Este cupom valeu até ${dateInDigits(lastDay)}`;
  if (maxUses !== null && useCount >= maxUses)
    return `Este cupom já foi usado ${counted(maxUses, "vez", "vezes")}, o máximo dele`;
  return null;
}
