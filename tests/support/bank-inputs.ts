import type { Stock } from "./stock";

/** Inputs of mutations on bank lines. */
export const bankInputs: Record<string, (stock: Stock) => object> = {
  confirmBankLine: ({ bankLine, bankCharge }) => ({ lineId: bankLine, chargeId: bankCharge }),
  ignoreBankLine: ({ bankLine }) => ({ lineId: bankLine }),
  undoBankLine: ({ settledLine }) => ({ lineId: settledLine }),
};
