import { builder } from "../../platform/graphql/builder";
import { DayUseType } from "../rental.type";

/** Success result of mutations on a day use. */
export const dayUseSuccess = (name: string, description: string) =>
  builder.objectRef<{ dayUseId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      dayUse: t.prismaField({
        type: DayUseType,
        description: "Day Use, as it is now.",
        resolve: (query, { dayUseId }, _args, ctx) =>
          ctx.db.dayUse.findUniqueOrThrow({ ...query, where: { id: dayUseId } }),
      }),
    }),
  });
