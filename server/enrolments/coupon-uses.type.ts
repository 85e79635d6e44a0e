import { builder } from "../platform/graphql/builder";
import { valueBy } from "../platform/loaders";
import { TournamentCouponType } from "../tournaments/coupons/coupon.type";
import { goneStatuses } from "../tournaments/enrolment-status.rules";

/** How many running enrolments have each coupon; one statement. */
const useCountOf = valueBy<number>(
  async ({ db }, ids) => {
    const rows = await db.enrolment.groupBy({
      by: ["couponId"],
      where: { couponId: { in: ids }, status: { notIn: [...goneStatuses] } },
      _count: true,
    });
    return new Map(rows.map(({ couponId, _count }) => [couponId ?? "", _count]));
  },
  () => 0,
);

builder.prismaObjectField(TournamentCouponType, "useCount", (t) =>
  t.int({
    description: "How many running enrolments have it (usos).",
    resolve: ({ id }, _args, ctx) => useCountOf(ctx).load(id),
  }),
);
