import { builder } from "../platform/graphql/builder";
import { CourtRentalType } from "./rental.type";

/** Success result of mutations on a rental. */
export const rentalSuccess = (name: string, description: string) =>
  builder.objectRef<{ rentalId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      rental: t.prismaField({
        type: CourtRentalType,
        description: "Rental, as it is now (locação).",
        resolve: (query, { rentalId }, _args, ctx) =>
          ctx.db.courtBooking.findUniqueOrThrow({ ...query, where: { id: rentalId } }),
      }),
    }),
  });
