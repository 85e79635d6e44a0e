import type { Prisma } from "../generated/client/client";

/** Who runs the demo; nothing is closed, and nothing announced. */
export const platformRow: Prisma.PlatformSettingsUpdateManyMutationInput = {
  operatorName: "Praia Tecnologia Esportiva Ltda.",
  cnpj: "00112237000164",
  contactEmail: "contato@praia.example",
  contactPhone: "(48) 3222-0900",
  officerName: "Helena Vidal",
  officerEmail: "privacidade@praia.example",
};
