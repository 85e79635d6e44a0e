import type { Stock } from "./stock";

/** What is done with what came into the bank. */
export const bankInputs: Record<string, (stock: Stock) => object> = {
  confirmBankLine: ({ bankLine, bankCharge }) => ({ lineId: bankLine, chargeId: bankCharge }),
  ignoreBankLine: ({ bankLine }) => ({ lineId: bankLine }),
  undoBankLine: ({ settledLine }) => ({ lineId: settledLine }),
};
