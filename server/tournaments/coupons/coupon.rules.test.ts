import { describe, expect, it } from "vitest";
import { formatCents } from "../../brazil/money.rules";
import { couponProblem, newCouponSchema, withCoupon } from "./coupon.rules";

const percent = { code: "PRAIA10", discountPercent: 10, discountInCents: null };
const amount = { code: "VERAO", discountPercent: null, discountInCents: 1500 };

describe("a fee with a coupon", () => {
  it("is lower by the percentage or the amount, and says so", () => {
    expect(withCoupon({ feeInCents: 7000, reason: null }, percent)).toEqual({
      feeInCents: 6300,
      reason: `Cupom PRAIA10: menos ${formatCents(700)}`,
    });
    expect(withCoupon({ feeInCents: 4000, reason: "2ª categoria" }, amount)).toEqual({
      feeInCents: 2500,
      reason: `2ª categoria; cupom VERAO: menos ${formatCents(1500)}`,
    });
  });

  it("is rounded half up and never below nothing", () => {
    expect(withCoupon({ feeInCents: 6995, reason: null }, percent).feeInCents).toBe(6296);
    expect(withCoupon({ feeInCents: 1000, reason: null }, amount)).toEqual({
      feeInCents: 0,
      reason: `Cupom VERAO: menos ${formatCents(1000)}`,
    });
  });

  it("stays where nothing is owed, or there is no coupon", () => {
    const free = { feeInCents: 0, reason: null };
    expect(withCoupon(free, percent)).toBe(free);
    const fee = { feeInCents: 7000, reason: null };
    expect(withCoupon(fee, null)).toBe(fee);
  });
});

it("a coupon can be used until its last day, so often as it says, and not once it is ended", () => {
  const open = { ended: false, lastDay: null, maxUses: null, useCount: 0 };
  expect(couponProblem(open, "2026-12-10")).toBeNull();
  expect(couponProblem({ ...open, lastDay: "2026-12-10" }, "2026-12-10")).toBeNull();
  expect(couponProblem({ ...open, lastDay: "2026-12-10" }, "2026-12-11")).toBe(
    "Este cupom valeu até 10/12/2026",
  );
  expect(couponProblem({ ...open, maxUses: 2, useCount: 1 }, "2026-12-10")).toBeNull();
  expect(couponProblem({ ...open, maxUses: 2, useCount: 2 }, "2026-12-10")).toBe(
    "Este cupom já foi usado 2 vezes, o máximo dele",
  );
  expect(couponProblem({ ...open, ended: true }, "2026-12-10")).toBe("Este cupom foi encerrado");
});

describe("a new coupon", () => {
  const schema = newCouponSchema("2026-12-01");
  const problems = (input: object) =>
    schema.safeParse(input).error?.issues.map(({ path, message }) => [path.join("."), message]);

  it("has its code in upper case, and one discount", () => {
    expect(schema.parse({ code: " praia-10 ", discountPercent: 10 })).toEqual({
      code: "PRAIA-10",
      discountPercent: 10,
      discountInCents: null,
      lastDay: null,
      maxUses: null,
    });
    expect(problems({ code: "PRAIA" })).toEqual([["discountPercent", "Informe o desconto"]]);
    expect(problems({ code: "PRAIA", discountPercent: 10, discountInCents: 100 })).toEqual([
      ["discountInCents", "Escolha uma porcentagem ou um valor, não os dois"],
    ]);
  });

  it("is refused beside its field", () => {
    const good = { code: "PRAIA", discountPercent: 10 };
    for (const code of ["AB", "A".repeat(21), "PRAIA 10", "VERÃO"])
      expect(problems({ ...good, code })).toEqual([
        ["code", "Use de 3 a 20 letras sem acento, números ou hífens"],
      ]);
    for (const discountPercent of [0, 101])
      expect(problems({ ...good, discountPercent })).toEqual([["discountPercent", "Informe de 1 a 100%"]]);
    expect(problems({ code: "PRAIA", discountInCents: 0 })).toEqual([
      ["discountInCents", "Diga um valor maior que zero"],
    ]);
    expect(problems({ ...good, lastDay: "2026-11-30" })).toEqual([["lastDay", "Este dia já passou"]]);
    expect(problems({ ...good, lastDay: "2026-12-01" })).toBeUndefined();
    expect(problems({ ...good, maxUses: 0 })).toEqual([["maxUses", "Informe de 1 a 2.000 usos"]]);
  });
});
