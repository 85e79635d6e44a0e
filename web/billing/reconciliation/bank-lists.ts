import {
  bankLineListLabel,
  statesOf,
  type BankLineList,
  type BankLineState,
} from "../../../server/billing/bank/bank-line.rules";
import { reconciliationPath } from "../public/finance-paths";

interface BankTab {
  list: BankLineList;
  /** The tab's name in the URL; the first tab has none. */
  word?: string;
  to: string;
  label: string;
  empty: { title: string; description: string };
}

const tab = (list: BankLineList, word: string | undefined, empty: BankTab["empty"]): BankTab => ({
  list,
  ...(word === undefined ? {} : { word }),
  to: reconciliationPath(word),
  label: bankLineListLabel[list],
  empty,
});

export const bankTabs: readonly BankTab[] = [
  tab("TO_CHECK", undefined, {
    title: "Nada a conferir",
    description: "Tudo o que entrou na conta já tem destino. Importe o próximo extrato quando quiser.",
  }),
  tab("SETTLED", "conciliados", {
    title: "Nada conciliado ainda",
    description: "O que pagar uma cobrança aparece aqui, e pode ser desfeito.",
  }),
  tab("IGNORED", "ignorados", {
    title: "Nada ignorado",
    description: "O que não é de cobrança nenhuma, como rendimentos, fica aqui.",
  }),
];

/** The tab of a URL; an unknown name means the first one. */
export const bankTabAt = (word: string | undefined): BankTab =>
  bankTabs.find((one) => one.word === word) ?? bankTabs[0]!;

/** Whether a line belongs to a list: it leaves the open list once another user has decided it. */
export const standsIn = (list: BankLineList, state: BankLineState): boolean => statesOf[list].includes(state);
