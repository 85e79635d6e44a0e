import { builder } from "../../platform/graphql/builder";
import { ContractType } from "./contract.type";

/** The answer of what was done to a contract. */
export const contractSuccess = (name: string, description: string) =>
  builder.objectRef<{ contractId: string }>(name).implement({
    description,
    authScopes: { admin: true },
    fields: (t) => ({
      contract: t.prismaField({
        type: ContractType,
        description: "Contract, as it is now (contrato).",
        resolve: (query, { contractId }, _args, ctx) =>
          ctx.db.contract.findUniqueOrThrow({ ...query, where: { id: contractId } }),
      }),
    }),
  });
