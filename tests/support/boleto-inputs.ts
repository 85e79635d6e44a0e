import { randomUUID } from "node:crypto";
import type { Stock } from "./stock";

/** The bank details of an arena; each agreement belongs to one arena. */
export const agreementInput = (number: string) => ({
  number,
  variation: "019",
  branch: "3286",
  branchDigit: "0",
  account: "75367",
  accountDigit: "8",
  receiverName: "Arena Praia Azul Ltda",
});

export const boletoPayer = {
  payerName: "José Gil Souza",
  payerDocument: "529.982.247-25",
  street: "Rua das Gaivotas, 12",
  district: "Ingleses",
  postalCode: "88058-500",
  city: "Florianópolis",
  uf: "SC",
};

let agreements = 1_000_000;
export const nextAgreement = () => String(++agreements);

/** Inputs of mutations on boletos. */
export const boletoInputs: Record<string, (stock: Stock) => object> = {
  saveBankAgreement: ({ arena }) => ({ arenaId: arena, ...agreementInput(nextAgreement()) }),
  issueBoleto: ({ boletoCharge }) => ({ chargeId: boletoCharge, dueOn: dueOn(), ...boletoPayer }),
  issueBoletos: ({ boletoCharge }) => ({ chargeIds: [boletoCharge], dueOn: dueOn() }),
  cancelBoleto: ({ boletoIssued }) => ({ chargeId: boletoIssued }),
  createRemittance: ({ arena, boletoIssued: _ }) => ({ arenaId: arena, requestKey: randomUUID() }),
};
