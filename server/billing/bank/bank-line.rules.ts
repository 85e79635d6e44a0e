/** States of an incoming payment. */
export const bankLineStates = ["OPEN", "MATCHED", "CONFIRMED", "IGNORED"] as const;
export type BankLineState = (typeof bankLineStates)[number];

export const bankLineStateLabel: Record<BankLineState, string> = {
  OPEN: "A conferir",
  MATCHED: "Conciliado sozinho",
  CONFIRMED: "Confirmado",
  IGNORED: "Ignorado",
};

/** The lists in which an arena goes through them. */
export const bankLineLists = ["TO_CHECK", "SETTLED", "IGNORED"] as const;
export type BankLineList = (typeof bankLineLists)[number];

export const bankLineListLabel: Record<BankLineList, string> = {
  TO_CHECK: "A conferir",
  SETTLED: "Conciliados",
  IGNORED: "Ignorados",
};

export const statesOf: Record<BankLineList, readonly BankLineState[]> = {
  TO_CHECK: ["OPEN"],
  SETTLED: ["MATCHED", "CONFIRMED"],
  IGNORED: ["IGNORED"],
};

/** Under which the ledger knows the payment that a line became; another each time, for one that was undone stays known. */
export const externalIdOf = (lineId: string, payment: number): string => `extrato:${lineId}:${payment}`;

export const undoneReason = "Conciliação com o extrato do banco desfeita";

/** More than one payment can be. */
export const tooLargeToPay = "Um pagamento vai até R$ 100.000,00";
export const notYetHere = "Este lançamento é de um dia que ainda não chegou";
