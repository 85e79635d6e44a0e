import { CourtRentalType, DayUseType } from "../../bookings/rental.type";
import { builder } from "../../platform/graphql/builder";
import { chargeOfDayUse, chargeOfRental } from "./booking-charge.loader";
import { ChargeType } from "./charge.type";

builder.prismaObjectField(CourtRentalType, "charge", (t) =>
  t.field({
    type: ChargeType,
    nullable: true,
    description: "The charge for the rental; null for a request or a free rental (cobrança).",
    resolve: ({ id }, _args, ctx) => chargeOfRental(ctx).load(id),
  }),
);

builder.prismaObjectField(DayUseType, "charge", (t) =>
  t.field({
    type: ChargeType,
    nullable: true,
    description: "The charge for the Day Use; null for a request or a free Day Use (cobrança).",
    resolve: ({ id }, _args, ctx) => chargeOfDayUse(ctx).load(id),
  }),
);
